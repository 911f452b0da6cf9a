import { describe, expect, test } from 'vitest'
import {
  type FileContent,
  fileKindOf,
  isSafeEntryName,
  isZipBomb,
  judgeChosenFile,
  judgeUploadedFile,
  MAX_FILE_BYTES,
} from '@/src/domain/uploadedFile'

const MAIN_PART = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const genuinePdf: FileContent = { format: 'pdf', isComplete: true, isEncrypted: false }
const genuineDoc = {
  format: 'ole',
  streams: ['/Root Entry', '/Root Entry/WordDocument', '/Root Entry/1Table'],
  isComplete: true,
  isEncrypted: false,
} satisfies FileContent
const genuineDocx = {
  format: 'zip',
  entries: ['[Content_Types].xml', 'word/document.xml'].map((name) => anEntry(name)),
  contentTypes: `<Override PartName="/word/document.xml" ContentType="${MAIN_PART}"/>`,
} satisfies FileContent

function anEntry(name: string, packedBytes = 100, unpackedBytes = 400) {
  return { name, packedBytes, unpackedBytes }
}

function judge(name: string, content: FileContent) {
  return judgeUploadedFile({ name, size: 1000, content })
}

describe('the name', () => {
  test('promises a kind by its last extension, in any case', () => {
    expect(fileKindOf('CV Élodie.PDF')).toBe('pdf')
    expect(fileKindOf('cv.docx.exe')).toBeNull()
    expect(fileKindOf('pdf')).toBeNull()
  })
})

describe('at the moment of choosing', () => {
  test('5 MB exactly is accepted and one byte more is not', () => {
    expect(judgeChosenFile({ name: 'cv.pdf', size: MAX_FILE_BYTES })).toBeNull()
    expect(judgeChosenFile({ name: 'cv.pdf', size: MAX_FILE_BYTES + 1 })).toBe('fileTooLarge')
  })

  test('an empty file and an unknown extension are refused', () => {
    expect(judgeChosenFile({ name: 'cv.pdf', size: 0 })).toBe('fileTypeRefused')
    expect(judgeChosenFile({ name: 'cv.odt', size: 10 })).toBe('fileTypeRefused')
  })
})

describe('name and content together', () => {
  test('genuine documents are accepted under their own extension', () => {
    expect(judge('cv.pdf', genuinePdf)).toBeNull()
    expect(judge('cv.doc', genuineDoc)).toBeNull()
    expect(judge('cv.docx', genuineDocx)).toBeNull()
  })

  test('a genuine document under another accepted extension is refused', () => {
    expect(judge('cv.docx', genuinePdf)).toBe('fileTypeRefused')
    expect(judge('cv.pdf', genuineDoc)).toBe('fileTypeRefused')
    expect(judge('cv.doc', genuineDocx)).toBe('fileTypeRefused')
  })

  test('anything else under an accepted extension is refused', () => {
    expect(judge('cv.pdf', { format: 'unknown' })).toBe('fileTypeRefused')
  })

  test.each([
    ['a truncated PDF', 'cv.pdf', { ...genuinePdf, isComplete: false }],
    ['an encrypted PDF', 'cv.pdf', { ...genuinePdf, isEncrypted: true }],
    ['a truncated DOC', 'cv.doc', { ...genuineDoc, isComplete: false }],
    ['a DOC with a password', 'cv.doc', { ...genuineDoc, isEncrypted: true }],
    ['an XLS named DOC', 'cv.doc', { ...genuineDoc, streams: ['/Root Entry/Workbook'] }],
    ['a DOC with macros', 'cv.doc', withStream('/Root Entry/Macros/VBA/dir')],
    ['an encrypted DOCX', 'cv.docx', withStream('/Root Entry/EncryptedPackage')],
    ['a DOCX without a document', 'cv.docx', { ...genuineDocx, entries: [anEntry('xl/a.xml')] }],
    ['a DOCM named DOCX', 'cv.docx', withTypes('ms-word.document.macroEnabled.main+xml')],
    ['a template', 'cv.docx', { ...genuineDocx, contentTypes: 'wordprocessingml.template' }],
    ['a DOCX with a macro part', 'cv.docx', withEntry(anEntry('word/vbaProject.bin'))],
    ['a zip slip', 'cv.docx', withEntry(anEntry('word/../../etc/passwd'))],
    ['a zip bomb', 'cv.docx', withEntry(anEntry('word/media/a.bmp', 50_000, 50_000_000))],
  ] satisfies [string, string, FileContent][])('%s is refused', (_, name, content) => {
    expect(judge(name, content)).toBe('fileTypeRefused')
  })
})

function withStream(path: string): FileContent {
  return { ...genuineDoc, streams: [...genuineDoc.streams, path] }
}

function withTypes(contentType: string): FileContent {
  return { ...genuineDocx, contentTypes: genuineDocx.contentTypes + contentType }
}

function withEntry(entry: ReturnType<typeof anEntry>): FileContent {
  return { ...genuineDocx, entries: [...genuineDocx.entries, entry] }
}

describe('the entries of a package', () => {
  test.each(['../a', 'word/../../a', '/etc/passwd', 'C:\\a', '\\\\host\\a', 'word\\..\\a', 'a\0b'])(
    '%j is not a safe name',
    (name) => {
      expect(isSafeEntryName(name)).toBe(false)
    },
  )

  test('two dots within a name are harmless', () => {
    expect(isSafeEntryName('word/media/photo..png')).toBe(true)
  })

  test('a thousand small parts make no bomb, three thousand do', () => {
    expect(isZipBomb(Array.from({ length: 1000 }, () => anEntry('a')))).toBe(false)
    expect(isZipBomb(Array.from({ length: 3000 }, () => anEntry('a')))).toBe(true)
  })

  test('a long document of plain text packs well and is no bomb', () => {
    expect(isZipBomb([anEntry('word/document.xml', 200_000, 6_000_000)])).toBe(false)
  })
})
