import { describe, expect, test } from 'vitest'
import { checkFileContent, type FileContentFacts } from '@/src/domain/files/fileContent'
import {
  checkWordField,
  checkWordRelationship,
  isExternalTarget,
} from '@/src/domain/files/wordReference'

const PDF_CONTENT = {
  format: 'pdf',
  isReadable: true,
  needsPassword: false,
  objects: 10,
  hasActiveContent: false,
  hasProgram: false,
  marks: [],
} satisfies FileContentFacts

const DOC_CONTENT = {
  format: 'ole',
  isReadable: true,
  names: ['WordDocument', '1Table'],
  word: { isBefore97: false, isEncrypted: false, template: '', fields: [] },
  linksElsewhere: false,
  hasProgram: false,
} satisfies FileContentFacts

const DOCX_MAIN_PART_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const DOCX_CONTENT = {
  format: 'zip',
  isReadable: true,
  entries: [{ name: 'word/document.xml', packedBytes: 100, unpackedBytes: 400 }],
  parts: [{ part: '/word/document.xml', extension: '', contentType: DOCX_MAIN_PART_TYPE }],
  relationships: [],
  fields: [],
  embedded: [],
  hasProgram: false,
} satisfies FileContentFacts

const ACCEPTED_VERDICT = { error: null, hasActiveContent: false, marks: [] }

test('Genuine documents are accepted as their own kind', () => {
  expect(checkFileContent('pdf', PDF_CONTENT)).toEqual(ACCEPTED_VERDICT)
  expect(checkFileContent('doc', DOC_CONTENT)).toEqual(ACCEPTED_VERDICT)
  expect(checkFileContent('docx', DOCX_CONTENT)).toEqual(ACCEPTED_VERDICT)
})

test.each([
  ['docx', PDF_CONTENT, 'fileIsPdf'],
  ['doc', PDF_CONTENT, 'fileIsPdf'],
  ['docx', DOC_CONTENT, 'fileIsDoc'],
  ['pdf', DOC_CONTENT, 'fileIsDoc'],
  ['doc', DOCX_CONTENT, 'fileIsDocx'],
  ['pdf', DOCX_CONTENT, 'fileIsDocx'],
] as const)(
  'A file with the extension %s and other content is named by its content',
  (kind, content, error) => {
    expect(checkFileContent(kind, content).error).toBe(error)
  },
)

test('A file with the signature of its kind is damaged, one with another signature is another kind', () => {
  expect(checkFileContent('pdf', { format: 'pdf', isReadable: false }).error).toBe('fileDamaged')
  expect(checkFileContent('pdf', { format: 'zip', isReadable: false }).error).toBe(
    'fileTypeRefused',
  )
  expect(checkFileContent('pdf', { format: 'unknown', isReadable: false }).error).toBe(
    'fileTypeRefused',
  )
})

test('A PDF with a script is accepted and marked', () => {
  expect(checkFileContent('pdf', { ...PDF_CONTENT, hasActiveContent: true })).toEqual({
    error: null,
    hasActiveContent: true,
    marks: [],
  })
})

test('A main part that is missing in the package makes no document', () => {
  const parts = [{ part: '/word/other.xml', extension: '', contentType: DOCX_MAIN_PART_TYPE }]
  expect(checkFileContent('docx', { ...DOCX_CONTENT, parts }).error).toBe('fileTypeRefused')
})

test('Macros in an embedded workbook are macros', () => {
  const parts = [
    ...DOCX_CONTENT.parts,
    {
      part: '',
      extension: 'xlsm',
      contentType: 'application/vnd.ms-excel.sheet.macroEnabled.12',
    },
  ]
  expect(checkFileContent('docx', { ...DOCX_CONTENT, parts }).error).toBe('fileHasMacros')
})

test('A main part that has the default type of its extension makes a document', () => {
  const usual = { part: '', extension: 'XML', contentType: DOCX_MAIN_PART_TYPE }
  expect(checkFileContent('docx', { ...DOCX_CONTENT, parts: [usual] }).error).toBeNull()
  const other = { part: '/word/document.xml', extension: '', contentType: 'application/xml' }
  expect(checkFileContent('docx', { ...DOCX_CONTENT, parts: [usual, other] }).error).toBe(
    'fileTypeRefused',
  )
})

describe('A reference of a document', () => {
  const relationship = (kind: string, target: string) =>
    checkWordRelationship({
      type: `http://schemas/relationships/${kind}`,
      target,
      isExternal: true,
    })

  test.each([
    ['hyperlink', 'https://exemple.fr/', null],
    ['attachedTemplate', 'file:///C:\\Users\\Zoé\\CV.dotx', null],
    ['image', 'https://exemple.fr/a.png', { mark: 'linkedPicture' }],
    ['image', 'file:///C:\\Users\\Zoé\\a.png', { mark: 'linkedPicture' }],
    ['oleObject', 'file:///C:\\Users\\Zoé\\a.xlsx', { mark: 'linkedFile' }],
    ['oleObject', 'https://exemple.fr/a.xlsx', { error: 'fileLoadsElsewhere' }],
    ['attachedTemplate', '\\\\serveur\\a.dotm', { error: 'fileLoadsElsewhere' }],
  ])('by the relationship %s to %s', (kind, target, verdict) => {
    expect(relationship(kind, target)).toEqual(verdict)
  })

  test.each([
    [' HYPERLINK "https://exemple.fr/" ', null],
    ['PAGE', null],
    ['TOC \\o "1-3"', null],
    ['MACROBUTTON NoMacro [votre nom]', null],
    ['', null],
    ['constructor', null],
    [' INCLUDEPICTURE  "https://exemple.fr/a.png" \\* MERGEFORMAT \\d', { mark: 'linkedPicture' }],
    ['IncludePicture "C:\\\\Users\\\\a.png"', { mark: 'linkedPicture' }],
    ['INCLUDETEXT "C:\\\\Users\\\\a.docx"', { mark: 'linkedFile' }],
    ['LINK Excel.Sheet.12 "C:\\\\a.xlsx" "F1!L1C1" \\a \\f 5', { mark: 'linkedFile' }],
    ['INCLUDETEXT "\\\\\\\\serveur\\\\a.docx"', { error: 'fileLoadsElsewhere' }],
    ['LINK htafile "http://192.0.2.1/a" \\a', { error: 'fileLoadsElsewhere' }],
    ['INCLUDETEXT \\!', { error: 'fileLoadsElsewhere' }],
    ['DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc.exe"', { error: 'fileCallsProgram' }],
    ['\tdde Excel a b', { error: 'fileCallsProgram' }],
  ])('by the field %j', (instruction, verdict) => {
    expect(checkWordField(instruction)).toEqual(verdict)
  })
})

describe('The target of a reference', () => {
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
    expect(isExternalTarget(target)).toBe(true)
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
    expect(isExternalTarget(target)).toBe(false)
  })
})
