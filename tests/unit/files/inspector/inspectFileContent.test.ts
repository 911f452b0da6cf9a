import { expect, test } from 'vitest'
import { checkFileContent } from '@/src/domain/files/fileContent'
import { checkChosenFile, fileKindOf } from '@/src/domain/files/uploadedFile'
import { inspectFileContent } from '@/src/files/inspector/inspectFileContent'
import {
  aDocx,
  aDocxWithFields,
  aDocxWithReferences,
  readFixture,
  type TestFile,
} from '@/tests/support/documents'
import { acceptedFiles, refusedFiles } from '@/tests/support/judgedFiles'
import { descendingOleFile } from '@/tests/support/oleFile'
import { aPdfWithAction, withEscapedNames } from '@/tests/support/pdfs'
import { aDocWithParts } from '@/tests/support/wordDocs'

async function inspectionErrorOf({ name, bytes }: TestFile) {
  const kind = fileKindOf(name)
  const chosenError = checkChosenFile({ name, size: bytes.length })
  if (chosenError || !kind) return chosenError
  return checkFileContent(kind, await inspectFileContent(bytes)).error
}

test.each(Object.entries(acceptedFiles))('%s is accepted', async (_, file) => {
  expect(await inspectionErrorOf(file)).toBeNull()
})

test.each(Object.entries(refusedFiles))('%s is refused for its reason', async (_, file) => {
  expect(await inspectionErrorOf(file)).toBe(file.error)
})

test('A package cut anywhere is damaged', async () => {
  const genuine = aDocx()
  for (let length = 5; length < genuine.length; length += 37) {
    expect(await inspectionErrorOf({ name: 'cv.docx', bytes: genuine.subarray(0, length) })).toBe(
      'fileDamaged',
    )
  }
})

test('A stream of ten thousand sectors in descending order is read', async () => {
  expect(await inspectionErrorOf({ name: 'cv.doc', bytes: descendingOleFile() })).toBe(
    'fileTypeRefused',
  )
})

async function inspectPdf(bytes: Buffer) {
  return checkFileContent('pdf', await inspectFileContent(bytes))
}

test.each([
  ['a script', await aPdfWithAction({ S: 'JavaScript', JS: 'app.alert(1)' })],
  ['a program to launch', await aPdfWithAction({ S: 'Launch', F: 'calc.exe' })],
  ['a script within encrypted objects', readFixture('ownerPassword/script.pdf')],
])('a PDF with %s is accepted and marked', async (_, bytes) => {
  expect(await inspectPdf(bytes)).toEqual({ error: null, hasActiveContent: true, marks: [] })
})

test('A script with an escaped name is marked', async () => {
  const pdf = readFixture('libreoffice.pdf')
  const script = pdf.toString('latin1').replace('/Type/Catalog', '/Type/Catalog/AA<</O<</JS(1)>>>>')
  const escaped = withEscapedNames(Buffer.from(script, 'latin1'), 'JS')
  expect(escaped.includes('/#4a#53(')).toBe(true)
  expect(await inspectPdf(escaped)).toEqual({ error: null, hasActiveContent: true, marks: [] })
})

test('A PDF whose text mentions JavaScript is not marked', async () => {
  const pdf = await aPdfWithAction({ S: 'URI', URI: 'https://exemple.fr/JavaScript/JS /Launch' })
  expect(await inspectPdf(pdf)).toEqual({ error: null, hasActiveContent: false, marks: [] })
})

const aDocxWithImageAt = (target: string) => aDocxWithReferences({ type: 'image', target })
const INCLUDE_PICTURE_FIELD = 'INCLUDEPICTURE "https://exemple.fr/a.png" \\d'

test.each([
  [
    'a DOCX with a picture on the web',
    'cv.docx',
    aDocxWithImageAt('http://a.fr/a.png'),
    'linkedPicture',
  ],
  [
    'a DOCX with a picture on a server',
    'cv.docx',
    aDocxWithImageAt('file://a/b.png'),
    'linkedPicture',
  ],
  [
    'a DOCX with a picture field',
    'cv.docx',
    aDocxWithFields(INCLUDE_PICTURE_FIELD),
    'linkedPicture',
  ],
  [
    'a DOC with a picture field',
    'cv.doc',
    aDocWithParts({ body: `\u0013${INCLUDE_PICTURE_FIELD}\u0014\u0015\r` }),
    'linkedPicture',
  ],
  [
    'a DOCX with a text of the own disk',
    'cv.docx',
    aDocxWithFields('INCLUDETEXT "C:\\\\a.docx"'),
    'linkedFile',
  ],
  [
    'a PDF that opens another',
    'cv.pdf',
    await aPdfWithAction({ S: 'GoToR', F: 'a.pdf' }),
    'opensOtherFile',
  ],
  [
    'a PDF that sends a form',
    'cv.pdf',
    await aPdfWithAction({ S: 'SubmitForm', F: 'http://a' }),
    'sendsForm',
  ],
  [
    'a PDF that imports data',
    'cv.pdf',
    await aPdfWithAction({ S: 'ImportData', F: 'a.fdf' }),
    'importsData',
  ],
])('%s is accepted and marked', async (_, name, bytes, mark) => {
  const kind = fileKindOf(name) ?? 'pdf'
  const verdict = checkFileContent(kind, await inspectFileContent(bytes))
  expect(verdict).toEqual({ error: null, hasActiveContent: false, marks: [mark] })
})

test('A document with a thousand references is marked once for each kind', async () => {
  const pictures = Array.from({ length: 1_900 }, (_, number) => ({
    type: 'image',
    target: `https://exemple.fr/${number}.png`,
  }))
  const bytes = aDocxWithReferences(...pictures, { type: 'oleObject', target: 'file:///C:/a.xlsx' })
  const { error, marks } = checkFileContent('docx', await inspectFileContent(bytes))
  expect({ error, marks }).toEqual({ error: null, marks: ['linkedPicture', 'linkedFile'] })
})
