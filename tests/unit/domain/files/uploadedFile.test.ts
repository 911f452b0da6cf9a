import { expect, test } from 'vitest'
import { fileKindOf, judgeChosenFile, MAX_FILE_BYTES } from '@/src/domain/files/uploadedFile'

test('a name promises a kind by its last extension, in any case', () => {
  expect(fileKindOf('CV Élodie.PDF')).toBe('pdf')
  expect(fileKindOf('cv.docx.exe')).toBeNull()
  expect(fileKindOf('pdf')).toBeNull()
})

test('5 MB exactly is accepted and one byte more is not', () => {
  expect(judgeChosenFile({ name: 'cv.pdf', size: MAX_FILE_BYTES })).toBeNull()
  expect(judgeChosenFile({ name: 'cv.pdf', size: MAX_FILE_BYTES + 1 })).toBe('fileTooLarge')
})

test('an empty file and an unknown extension are refused, each for what it is', () => {
  expect(judgeChosenFile({ name: 'cv.pdf', size: 0 })).toBe('fileEmpty')
  expect(judgeChosenFile({ name: 'cv.odt', size: 10 })).toBe('fileTypeRefused')
  expect(judgeChosenFile({ name: 'cv.odt', size: 0 })).toBe('fileTypeRefused')
})
