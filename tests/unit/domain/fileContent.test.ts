import { describe, expect, test } from 'vitest'
import { type FileContent, isElsewhere, judgeContent } from '@/src/domain/fileContent'

const pdf = {
  format: 'pdf',
  isReadable: true,
  needsPassword: false,
  hasActiveContent: false,
  hasProgram: false,
} satisfies FileContent

const doc = {
  format: 'ole',
  isReadable: true,
  names: ['WordDocument', '1Table'],
  word: { isBefore97: false, isEncrypted: false, template: '' },
  linksElsewhere: false,
  hasProgram: false,
} satisfies FileContent

const MAIN_PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const docx = {
  format: 'zip',
  isReadable: true,
  entries: [{ name: 'word/document.xml', packedBytes: 100, unpackedBytes: 400 }],
  parts: [{ part: '/word/document.xml', contentType: MAIN_PART }],
  relationships: [],
  embedded: [],
  hasProgram: false,
} satisfies FileContent

const ACCEPTED = { error: null, hasActiveContent: false }

test('genuine documents are accepted as what they are and as nothing else', () => {
  expect(judgeContent('pdf', pdf)).toEqual(ACCEPTED)
  expect(judgeContent('doc', doc)).toEqual(ACCEPTED)
  expect(judgeContent('docx', docx)).toEqual(ACCEPTED)
  expect(judgeContent('docx', pdf).error).toBe('fileTypeRefused')
  expect(judgeContent('docx', doc).error).toBe('fileTypeRefused')
  expect(judgeContent('doc', docx).error).toBe('fileTypeRefused')
})

test('what begins like the promised kind is damaged, what begins otherwise is another kind', () => {
  expect(judgeContent('pdf', { format: 'pdf', isReadable: false }).error).toBe('fileDamaged')
  expect(judgeContent('pdf', { format: 'zip', isReadable: false }).error).toBe('fileTypeRefused')
  expect(judgeContent('pdf', { format: 'unknown', isReadable: false }).error).toBe(
    'fileTypeRefused',
  )
})

test('a PDF with a script is accepted and marked', () => {
  expect(judgeContent('pdf', { ...pdf, hasActiveContent: true })).toEqual({
    error: null,
    hasActiveContent: true,
  })
})

test('a main part that the package does not hold makes no document', () => {
  const parts = [{ part: '/word/other.xml', contentType: MAIN_PART }]
  expect(judgeContent('docx', { ...docx, parts }).error).toBe('fileTypeRefused')
})

test('macros in an embedded workbook are macros', () => {
  const parts = [
    ...docx.parts,
    { part: '', contentType: 'application/vnd.ms-excel.sheet.macroEnabled.12' },
  ]
  expect(judgeContent('docx', { ...docx, parts }).error).toBe('fileHasMacros')
})

describe('where a target leads', () => {
  test.each([
    'http://exemple.fr/a.dotm',
    ' https://exemple.fr',
    'mhtml:http://exemple.fr!x',
    '\\\\serveur\\modèles\\a.dotm',
    '//serveur/a.dotm',
    'file://serveur/a.dotm',
    'file:////serveur/a.dotm',
    'file:///\\\\serveur\\a.dotm',
    'file:///%5C%5Cserveur%5Ca.dotm',
    'ms-word:ofe|u|https://exemple.fr/a.dotm',
  ])('%j is elsewhere', (target) => {
    expect(isElsewhere(target)).toBe(true)
  })

  test.each([
    'C:\\Users\\Zoé\\Modèles\\CV.dotx',
    'file:///C:\\Users\\Zoé\\CV.dotx',
    'file:///Users/zoe/CV.dotx',
    'file://localhost/Users/zoe/CV.dotx',
    'Normal.dotm',
    'media/photo.png',
    '',
  ])('%j is on the own disk', (target) => {
    expect(isElsewhere(target)).toBe(false)
  })
})
