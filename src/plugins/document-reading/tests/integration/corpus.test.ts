import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FileKind } from '@/src/domain/files/uploadedFile'
import { fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import { readAllDocuments } from '@/src/plugins/document-reading/tests/support/documentReadings'
import { aPdfPageOf } from '@/tests/support/documentPages'
import { createDocxParts, readFixture } from '@/tests/support/documents'
import { aCandidateFile, aJobApplication } from '@/tests/support/records'
import { startTestPayload, type TestPayload } from '@/tests/support/testPayload'
import { aDocWithParts } from '@/tests/support/wordDocs'
import { zipFile } from '@/tests/support/zipFile'

let testPayload: TestPayload
beforeAll(async () => {
  testPayload = await startTestPayload()
})
afterAll(() => testPayload.stop())

/** A Word document with this body. */
function aDocxWithBody(body: string): Buffer {
  const parts = createDocxParts().map((part) =>
    part.name === 'word/document.xml'
      ? {
          ...part,
          content: `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
        }
      : part,
  )
  return zipFile(parts)
}

const docxParagraph = (...runs: string[]) =>
  `<w:p>${runs.map((run) => `<w:r>${run}</w:r>`).join('')}</w:p>`
const docxText = (words: string) => `<w:t xml:space="preserve">${words}</w:t>`
const docxBullet = (words: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr><w:r>${docxText(words)}</w:r></w:p>`
const docxTableRow = (...cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${docxParagraph(docxText(cell))}</w:tc>`).join('')}</w:tr>`

type DocumentCase = [
  what: string,
  kind: FileKind,
  bytes: () => Promise<Buffer> | Buffer,
  found: string[],
]

const DOCUMENT_CASES: DocumentCase[] = [
  [
    'a PDF in two columns, words divided at the ends of lines',
    'pdf',
    () =>
      aPdfPageOf([
        ['Ingénieure système chez Œuvre & Cie', 50, 700],
        ['chargée du dévelop-', 50, 680],
        ['pement à Besançon', 50, 666],
        ['Compétences', 350, 700],
        ['Java/Spring', 350, 680],
        ['C++', 460, 680],
        ['Anglais courant', 350, 660],
      ]),
    ['ingenieur', 'développement', '"à Besançon"', 'spring', 'C++', 'oeuvre', '"anglais courant"'],
  ],
  ['a PDF of LibreOffice', 'pdf', () => readFixture('libreoffice.pdf'), ['elodie']],
  [
    'a Word document with a list, a table, cut runs, soft hyphens and ligatures',
    'docx',
    () =>
      aDocxWithBody(
        [
          docxParagraph(
            docxText('Dé'),
            docxText('velop'),
            docxText('peuse Ku'),
            docxText('bernetes'),
          ),
          docxBullet('Certi\uFB01cation AWS'),
          docxBullet('Gestion d’é\u00ADqui\u00ADpe'),
          `<w:tbl>${docxTableRow('2019', 'Chef de projet')}${docxTableRow('2021', 'Direction')}</w:tbl>`,
          docxParagraph(docxText('back'), '<w:noBreakHyphen/>', docxText('end')),
        ].join(''),
      ),
    ['développeur', 'kubernetes', 'certification', 'équipe', '"chef de projet"', 'backend'],
  ],
  [
    'a binary Word document with its boxes, notes and heads',
    'doc',
    () =>
      aDocWithParts({
        body: 'Architecte réseau depuis dix ans\rÀ Saint-Étienne\r',
        boxes: 'Permis de conduire\r',
        footnotes: 'Thèse soutenue\r',
        over: 'Curriculum de Zoé\r',
      }),
    ['architecte', 'reseaux', 'saint-étienne', 'etienne', 'permis', 'thèse', 'zoe'],
  ],
  ['a binary document of LibreOffice', 'doc', () => readFixture('libreoffice.doc'), ['elodie']],
]

test.each(DOCUMENT_CASES)('In %s each word is found', async (_, kind, bytes, searches) => {
  const { id: cv } = await aCandidateFile(testPayload.payload, `cv.${kind}`, await bytes())
  await testPayload.payload.db.pool.query(
    'UPDATE candidate_files SET mime_type = $1 WHERE id = $2',
    [fileKindMimeTypes[kind], cv],
  )
  const { id } = await aJobApplication(testPayload.payload, { cv })
  await readAllDocuments(testPayload)
  const found = await Promise.all(
    searches.map(async (words) => {
      const { docs } = await testPayload.payload.find({
        collection: 'job-applications',
        where: { documentWords: { like: words } },
      })
      return docs.some((one) => one.id === id) ? [] : [words]
    }),
  )
  expect(found.flat()).toEqual([])
})
