import { expect, test } from 'vitest'
import { checkChosenFile, fileKindOf, MAX_FILE_BYTES } from '@/src/domain/files/uploadedFile'

test('The last extension of a name determines the kind, in any case', () => {
  expect(fileKindOf('CV Élodie.PDF')).toBe('pdf')
  expect(fileKindOf('cv.docx.exe')).toBeNull()
  expect(fileKindOf('pdf')).toBeNull()
})

test('A file of exactly 5 MB is accepted, one byte more is not', () => {
  expect(checkChosenFile({ name: 'cv.pdf', size: MAX_FILE_BYTES })).toBeNull()
  expect(checkChosenFile({ name: 'cv.pdf', size: MAX_FILE_BYTES + 1 })).toBe('fileTooLarge')
})

test('An empty file and an unknown extension are refused with their own errors', () => {
  expect(checkChosenFile({ name: 'cv.pdf', size: 0 })).toBe('fileEmpty')
  expect(checkChosenFile({ name: 'cv.odt', size: 10 })).toBe('fileTypeRefused')
  expect(checkChosenFile({ name: 'cv.odt', size: 0 })).toBe('fileTypeRefused')
})
