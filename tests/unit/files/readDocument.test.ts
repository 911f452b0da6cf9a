import { expect, test } from 'vitest'
import { documentReading } from '@/src/domain/documents/documentReading'
import { indexedWords } from '@/src/domain/documents/indexedWords'
import { MAX_TEXT_CHARACTERS, MAX_TEXT_PAGES } from '@/src/domain/files/documentText'
import { readDocument } from '@/src/files/readDocument'
import { aBookOf, aPageOf } from '@/tests/support/documentPages'
import { fixture } from '@/tests/support/documents'
import { aPdfByCharacterTable, aPdfWithAction, endlessPdf, swellingPdf } from '@/tests/support/pdfs'

const wordsOf = async (bytes: Buffer) => {
  const reading = await readDocument({ kind: 'pdf', bytes })
  return { state: reading?.state, forms: indexedWords([reading?.text ?? '']).forms }
}

test('the words of a PDF are found: accents, two columns, a table, a word divided at the end of a line', async () => {
  const pdf = await aPageOf([
    ['Ingénieure système', 50, 700],
    ['Compétences', 350, 700],
    ['chargée du dévelop-', 50, 680],
    ['pement à Besançon', 50, 666],
    ['Java/Spring', 350, 680],
    ['C++', 460, 680],
  ])
  const { state, forms } = await wordsOf(pdf)
  expect(state).toBe('read')
  expect(forms).toEqual(
    expect.arrayContaining(['ingenieure', 'competences', 'besancon', 'java', 'spring', 'c++']),
  )
  expect(forms).toContain('developpement')
})

test('characters that a document only names by a table are read by it', async () => {
  const reading = await readDocument({ kind: 'pdf', bytes: await aPdfByCharacterTable('KAFKA') })
  expect(reading?.text).toBe('KAFKA')
})

test('a page without words is a picture', async () => {
  expect((await wordsOf(await aPdfWithAction({ S: 'Named', N: 'NextPage' }))).state).toBe('scan')
})

test('a document that is longer than is read says that the rest of it was cut', async () => {
  const word = 'Bonjour à tous '
  const long = { pages: 1, isCut: false, text: word.repeat(MAX_TEXT_CHARACTERS / word.length) }
  expect(documentReading(long).state).toBe('read')
  expect(documentReading({ ...long, text: `${long.text} et tant d’autres` }).state).toBe('cut')
  const page = [['Une page du livre que voici', 50, 700]] as const
  const pages = async (count: number) => (await wordsOf(await aBookOf(page, count))).state
  expect(await pages(MAX_TEXT_PAGES)).toBe('read')
  expect(await pages(MAX_TEXT_PAGES + 1)).toBe('cut')
})

test.each([
  ['never ends', endlessPdf()],
  ['swells', swellingPdf()],
  ['is none', Buffer.from('Bonjour')],
])('a PDF that %s is given up', async (_, bytes) => {
  expect(await readDocument({ kind: 'pdf', bytes })).toMatchObject({ text: '' })
})

test('the words of a Word document are those that staff read', async () => {
  const reading = await readDocument({ kind: 'doc', bytes: fixture('libreoffice.doc') })
  expect(reading?.text).not.toBe('')
})
