import { describe, expect, test } from 'vitest'
import { readDocumentText } from '@/src/plugins/document-reading/files/readDocumentText'
import {
  MAX_DOCUMENT_TEXT_CHARACTERS,
  normaliseDocumentText,
} from '@/src/plugins/document-reading/rules/documentText'
import {
  aDoc,
  aDocx,
  aDocxWithReferences,
  createDocxParts,
  readFixture,
  withCapitalStreamNames,
} from '@/tests/support/documents'
import { loopingOleFiles } from '@/tests/support/oleFile'
import { aDocWithParts } from '@/tests/support/wordDocs'
import { zipFile } from '@/tests/support/zipFile'

const WORD_XML_NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

/** A document with this content in its body element. */
function aDocxWithBody(body: string, ...parts: { name: string; content: string }[]) {
  const document = `<w:document ${WORD_XML_NAMESPACE}><w:body>${body}</w:body></w:document>`
  const [types, relationships] = createDocxParts()
  if (!types || !relationships) throw new Error('A package begins with its types')
  return zipFile([types, relationships, { name: 'word/document.xml', content: document }, ...parts])
}

const readDocxText = async (bytes: Buffer) =>
  (await readDocumentText({ kind: 'docx', bytes }))?.text
const docxParagraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`

describe('The text of a DOCX', () => {
  test('is in order, a line per paragraph, the page header first', async () => {
    const header = `<w:hdr ${WORD_XML_NAMESPACE}>${docxParagraph('Élodie Lefèvre')}</w:hdr>`
    const body = `${docxParagraph('Développeuse')}<w:p><w:r><w:t>2019</w:t><w:tab/><w:t>Nantes</w:t></w:r></w:p>`
    const row = `<w:tbl><w:tr><w:tc>${docxParagraph('Java')}</w:tc><w:tc>${docxParagraph('8 ans')}</w:tc></w:tr></w:tbl>`
    const bytes = aDocxWithBody(body + row, { name: 'word/header1.xml', content: header })
    expect(await readDocxText(bytes)).toBe(
      'Élodie Lefèvre\n\nDéveloppeuse\n2019\tNantes\nJava\t8 ans',
    )
  })

  test('includes its notes, after the body', async () => {
    const notes = `<w:footnotes ${WORD_XML_NAMESPACE}><w:footnote/>${docxParagraph('Depuis 2019')}</w:footnotes>`
    const bytes = aDocxWithBody(docxParagraph('Développeuse'), {
      name: 'word/footnotes.xml',
      content: notes,
    })
    expect(await readDocxText(bytes)).toBe('Développeuse\n\nDepuis 2019')
  })

  test('is plain text, and nothing that the document references is loaded', async () => {
    const script = '&lt;script&gt;alert(1)&lt;/script&gt;'
    expect(await readDocxText(aDocxWithBody(docxParagraph(script)))).toBe(
      '<script>alert(1)</script>',
    )
    const template = { type: 'attachedTemplate', target: 'http://192.0.2.1/a.dotm' }
    expect(await readDocxText(aDocxWithReferences(template))).toBe('Élodie Lefèvre')
  })

  test('has no deleted and no repeated words', async () => {
    const deleted = '<w:p><w:del><w:r><w:delText>Secret</w:delText></w:r></w:del></w:p>'
    const box = `<mc:AlternateContent xmlns:mc="x"><mc:Choice>${docxParagraph('Une fois')}</mc:Choice><mc:Fallback>${docxParagraph('Une fois')}</mc:Fallback></mc:AlternateContent>`
    const field = '<w:p><w:r><w:instrText> HYPERLINK "http://a" </w:instrText></w:r></w:p>'
    expect(await readDocxText(aDocxWithBody(deleted + box + field))).toBe('Une fois')
  })

  test.each<[string, Buffer]>([
    [
      'that declares entities',
      aDocx({ name: 'word/header1.xml', content: '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>' }),
    ],
    ['that is broken', aDocxWithBody('<w:p>')],
    [
      'that is a bomb',
      aDocx({ name: 'word/media/a.bmp', content: Buffer.alloc(80 * 1024 * 1024) }),
    ],
    ['that is none', Buffer.from('PK\x03\x04')],
  ])('of a document %s is not found', async (_, bytes) => {
    expect(await readDocumentText({ kind: 'docx', bytes })).toBeNull()
  })
})

describe('The text of a DOC', () => {
  test('is found in its pieces', async () => {
    const text = await readDocumentText({ kind: 'doc', bytes: readFixture('libreoffice.doc') })
    expect(text).toEqual({ text: expect.stringContaining('Élodie Lefèvre'), isCut: false })
    expect((await readDocumentText({ kind: 'doc', bytes: aDoc() }))?.text).toBe(text?.text)
  })

  test('is decoded as Windows-1252: ’ “ ” – œ €', async () => {
    const body = 'L’œuvre “Été” – 30 k€\rŽižek, Straße, Łódź\r'
    const text = await readDocumentText({ kind: 'doc', bytes: aDocWithParts({ body }) })
    expect(text?.text).toBe('L’œuvre “Été” – 30 k€\nŽižek, Straße, Łódź')
  })

  test('includes text boxes, headers, footers and notes', async () => {
    const bytes = aDocWithParts({
      body: 'Développeuse\u0002\r\u0008\r',
      footnotes: '\u0002 Depuis 2019\r\r',
      over: 'Élodie Lefèvre',
      under: '12 rue du Port, Nantes',
      comments: '\u0005 À relire\r',
      endnotes: '\u0002 À Lyon d’abord\r',
      boxes: 'Langues : anglais\r\r',
      boxesInHeads: '06 12 34 56 78\r\r',
    })
    expect((await readDocumentText({ kind: 'doc', bytes }))?.text.split('\n\n')).toEqual([
      'Élodie Lefèvre',
      '06 12 34 56 78',
      'Développeuse',
      'Langues : anglais',
      'Depuis 2019',
      'À Lyon d’abord',
      'À relire',
      '12 rue du Port, Nantes',
    ])
  })

  test('is found when the list of headers and footers is invalid', async () => {
    const parts = { body: 'Développeuse\r', over: 'Élodie Lefèvre', under: 'Nantes' }
    const bytes = aDocWithParts(parts, ({ table }) =>
      table.writeUInt32LE(0xfffffff0, table.length - 28),
    )
    const text = await readDocumentText({ kind: 'doc', bytes })
    expect(text?.text).toBe('Élodie Lefèvre\n\nNantes\n\nDéveloppeuse')
  })

  test('is found under stream names in another case', async () => {
    const bytes = withCapitalStreamNames(readFixture('libreoffice.doc'))
    expect((await readDocumentText({ kind: 'doc', bytes }))?.text).toContain('Élodie Lefèvre')
  })

  test('is no longer than its stream, whatever the pieces declare', async () => {
    const bytes = aDocWithParts({ body: 'Développeuse\r' }, ({ main, table }) => {
      const list = main.readUInt32LE(0x01a2)
      table.writeUInt32LE(0x7fffffff, list + 9)
    })
    expect(await readDocumentText({ kind: 'doc', bytes })).toBeNull()
  })

  test.each(Object.entries(loopingOleFiles))('of a document %s is not found', async (_, bytes) => {
    expect(await readDocumentText({ kind: 'doc', bytes })).toBeNull()
  })
})

test('A document of another kind has no text', async () => {
  expect(await readDocumentText({ kind: 'pdf', bytes: readFixture('libreoffice.pdf') })).toBeNull()
})

test('The extracted text is limited and has no bidirectional control characters', () => {
  expect(normaliseDocumentText('a'.repeat(MAX_DOCUMENT_TEXT_CHARACTERS + 1))).toMatchObject({
    isCut: true,
  })
  expect(normaliseDocumentText('\u202Egpj.\0exe\u0007\r\n\n\n\nfin').text).toBe('gpj.exe\n\nfin')
})
