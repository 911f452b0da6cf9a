import { expect, test } from 'vitest'
import type { FileKind } from '@/src/domain/files/uploadedFile'
import { extractDocumentText } from '@/src/plugins/document-reading/files/extractDocumentText'
import { classifyDocumentText } from '@/src/plugins/document-reading/rules/classifyDocumentText'
import {
  MAX_DOCUMENT_TEXT_CHARACTERS,
  MAX_TEXT_PAGES,
} from '@/src/plugins/document-reading/rules/documentText'
import { indexWords } from '@/src/plugins/document-reading/rules/indexWords'
import { aPdfBookOf, aPdfPageOf } from '@/tests/support/documentPages'
import { readFixture } from '@/tests/support/documents'
import {
  anEndlessPdf,
  aPdfByCharacterTable,
  aPdfOfExpandingCharacters,
  aPdfWithAction,
  aSwellingPdf,
} from '@/tests/support/pdfs'

async function extractReading(bytes: Buffer, kind: FileKind = 'pdf') {
  const reading = await extractDocumentText({ kind, bytes })
  if (typeof reading === 'string') throw new Error(`The reading failed: ${reading}`)
  return reading
}

async function extractWordForms(bytes: Buffer) {
  const { state, text } = await extractReading(bytes)
  return { state, forms: indexWords([text]).forms }
}

test('The words of a PDF are found: accents, two columns, a table, a word divided at the end of a line', async () => {
  const pdf = await aPdfPageOf([
    ['Ingénieure système', 50, 700],
    ['Compétences', 350, 700],
    ['chargée du dévelop-', 50, 680],
    ['pement à Besançon', 50, 666],
    ['Java/Spring', 350, 680],
    ['C++', 460, 680],
  ])
  const { state, forms } = await extractWordForms(pdf)
  expect(state).toBe('read')
  expect(forms).toEqual(
    expect.arrayContaining(['ingenieure', 'competences', 'besancon', 'java', 'spring', 'c++']),
  )
  expect(forms).toContain('developpement')
})

test('The characters of a predefined character map are read', async () => {
  expect((await extractReading(await aPdfByCharacterTable('KAFKA'))).text).toBe('KAFKA')
})

test('A page without text counts as a scan', async () => {
  expect((await extractWordForms(await aPdfWithAction({ S: 'Named', N: 'NextPage' }))).state).toBe(
    'scan',
  )
})

test('A document above the length limit is marked as cut', async () => {
  const word = 'Bonjour à tous '
  const long = {
    pages: 1,
    isCut: false,
    text: word.repeat(MAX_DOCUMENT_TEXT_CHARACTERS / word.length),
  }
  expect(classifyDocumentText(long).state).toBe('read')
  expect(classifyDocumentText({ ...long, isCut: true }).state).toBe('cut')
  const page = [['Une page du livre que voici', 50, 700]] as const
  const pages = async (count: number) =>
    (await extractWordForms(await aPdfBookOf(page, count))).state
  expect(await pages(MAX_TEXT_PAGES)).toBe('read')
  expect(await pages(MAX_TEXT_PAGES + 1)).toBe('cut')
})

test.each([
  ['never ends', anEndlessPdf()],
  ['swells', aSwellingPdf()],
])('A PDF that %s ends its reader or is unreadable', { tags: 'slow' }, async (_, bytes) => {
  const reading = await extractDocumentText({ kind: 'pdf', bytes })
  expect(['ended', 'unreadable']).toContain(typeof reading === 'string' ? reading : reading.state)
})

test('A file that is not a PDF is unreadable', async () => {
  expect(await extractReading(Buffer.from('Bonjour'))).toEqual({ state: 'unreadable', text: '' })
})

test('The reader limits the text of a character table that expands each character', async () => {
  const bytes = await aPdfOfExpandingCharacters(30_000)
  expect(bytes.length).toBeLessThan(5_000)
  const reading = await extractReading(bytes)
  expect(reading.text).toHaveLength(MAX_DOCUMENT_TEXT_CHARACTERS)
  expect(reading.text).toMatch(/^x/)
})

test('The text of a Word document is the displayed text', async () => {
  expect((await extractReading(readFixture('libreoffice.doc'), 'doc')).text).not.toBe('')
})
