import { expect, test } from 'vitest'
import { checkChosenFile, fileKindOf, MAX_FILE_BYTES } from '@/src/domain/files/uploadedFile'

test('a name promises a kind by its last extension, in any case', () => {
  expect(fileKindOf('CV Élodie.PDF')).toBe('pdf')
  expect(fileKindOf('cv.docx.exe')).toBeNull()
  expect(fileKindOf('pdf')).toBeNull()
})

test('5 MB exactly is accepted and one byte more is not', () => {
  expect(checkChosenFile({ name: 'cv.pdf', size: MAX_FILE_BYTES })).toBeNull()
  expect(checkChosenFile({ name: 'cv.pdf', size: MAX_FILE_BYTES + 1 })).toBe('fileTooLarge')
})

test('an empty file and an unknown extension are refused, each for what it is', () => {
  expect(checkChosenFile({ name: 'cv.pdf', size: 0 })).toBe('fileEmpty')
  expect(checkChosenFile({ name: 'cv.odt', size: 10 })).toBe('fileTypeRefused')
  expect(checkChosenFile({ name: 'cv.odt', size: 0 })).toBe('fileTypeRefused')
})
