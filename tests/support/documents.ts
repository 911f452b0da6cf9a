import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import * as cfb from 'cfb'
import { type ZipPart, zipFile } from './zipFile'

export type TestFile = { name: string; bytes: Buffer }

/** A document for a browser's file input. */
export const playwrightUpload = ({ name, bytes }: TestFile) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: bytes,
})

/** A document written by LibreOffice, or by the program in its name. */
export function readFixture(name: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, 'fixtures', name))
}

export async function aPdf(text = 'Curriculum vitae'): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage().drawText(text)
  return Buffer.from(await document.save())
}

/** A valid PDF of exactly this size, with a comment before its end. */
export async function aPdfOfSize(bytes: number): Promise<Buffer> {
  const pdf = await aPdf()
  return Buffer.concat([
    pdf.subarray(0, 9),
    Buffer.alloc(bytes - pdf.length, 0x25),
    pdf.subarray(9),
  ])
}

export const DOCX_MAIN_TYPE =
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The parts that Word writes into the smallest document, in order. */
export function createDocxParts(mainType = DOCX_MAIN_TYPE, otherTypes = ''): ZipPart[] {
  return [
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/>${otherTypes}</Types>`,
    },
    {
      name: '_rels/.rels',
      content:
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    },
    {
      name: 'word/document.xml',
      content:
        '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Élodie Lefèvre</w:t></w:r></w:p></w:body></w:document>',
    },
  ]
}

export function aDocx(...extraParts: ZipPart[]): Buffer {
  return zipFile([...createDocxParts(), ...extraParts])
}

/** The binary document with these additional streams. */
export function aDoc(streams: Record<string, string | Buffer> = {}): Buffer {
  return addStreams(cfb.read(readFixture('libreoffice.doc'), { type: 'buffer' }), streams)
}

export function aDocWithMacros(): Buffer {
  return aDoc({ '/Macros/VBA/dir': 'dir', '/Macros/VBA/ThisDocument': 'Sub AutoOpen()' })
}

/** A password-protected document as Word stores it. */
export function anEncryptedDocx(): Buffer {
  return addStreams(cfb.utils.cfb_new(), { '/EncryptionInfo': 'x', '/EncryptedPackage': 'y' })
}

/** The binary document with the flag for encrypted text. */
export function aDocWithPassword(): Buffer {
  return aDocWithHead((head) => head.writeUInt16LE(head.readUInt16LE(0x0a) | 0x0100, 0x0a))
}

/** With the markers of Word 6 and Word 95. */
export function aWord95Doc(): Buffer {
  return aDocWithHead((head) => {
    head.writeUInt16LE(0xa5dc, 0)
    head.writeUInt16LE(0x0068, 2)
  })
}

/** The binary document with another template: the second of its associated strings. */
export function aDocFromTemplate(template: string): Buffer {
  const container = cfb.read(readFixture('libreoffice.doc'), { type: 'buffer' })
  const table = Buffer.from(cfb.find(container, '1Table')?.content ?? [])
  const path = Buffer.from(template, 'utf16le')
  const strings = Buffer.alloc(10 + path.length)
  strings.writeUInt16LE(0xffff, 0)
  strings.writeUInt16LE(2, 2)
  strings.writeUInt16LE(template.length, 8)
  path.copy(strings, 10)
  const changed = addStreams(container, { '/1Table': Buffer.concat([table, strings]) })
  return aDocWithHead((head) => {
    head.writeUInt32LE(table.length, 0x19a)
    head.writeUInt32LE(strings.length, 0x19e)
  }, changed)
}

function aDocWithHead(
  change: (head: Buffer) => void,
  doc = readFixture('libreoffice.doc'),
): Buffer {
  const container = cfb.read(doc, { type: 'buffer' })
  const content = Buffer.from(cfb.find(container, 'WordDocument')?.content ?? [])
  change(content)
  return addStreams(container, { '/WordDocument': content })
}

/** The header of an embedded object that is fetched when the document is opened. */
export function aShortcutTo(address: string): Buffer {
  const urlMoniker = Buffer.from('e0c9ea79f9bace118c8200aa004ba90b', 'hex')
  return Buffer.concat([
    Buffer.from('0100000201000000', 'hex'),
    urlMoniker,
    Buffer.from(address, 'utf16le'),
  ])
}

/** A file embedded unchanged in a document. */
export function aZipWithFile(name: string, content: Buffer | string): Buffer {
  const names = Buffer.from(`${name}\0C:\\${name}\0`)
  return Buffer.concat([Buffer.from('000000000200', 'hex'), names, Buffer.from(content)])
}

/** The first bytes of every Windows program. */
export function aWindowsProgram(): Buffer {
  const program = Buffer.alloc(256)
  program.write('MZ')
  program.writeUInt32LE(128, 0x3c)
  program.write('PE\0\0', 128)
  return program
}

/** The relationships part of a document's main part. */
export function relationshipsXml(...list: { type: string; target: string; external?: boolean }[]) {
  const items = list.map(({ type, target, external = true }, index) => {
    const mode = external ? ' TargetMode="External"' : ''
    return `<Relationship Id="rId${index}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"${mode}/>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${items.join('')}</Relationships>`
}

/** A document whose main part has these relationships. */
export function aDocxWithReferences(...list: Parameters<typeof relationshipsXml>): Buffer {
  return aDocx({ name: 'word/_rels/document.xml.rels', content: relationshipsXml(...list) })
}

/** A document with a field in its header, whose instruction is split into these pieces. */
export function aDocxWithFields(...pieces: string[]): Buffer {
  const run = (content: string) => `<w:r>${content}</w:r>`
  const mark = (kind: string) => run(`<w:fldChar w:fldCharType="${kind}"/>`)
  const texts = pieces.map((piece) => run(`<w:instrText>${piece}</w:instrText>`))
  const content = `<w:hdr xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:p>${mark('begin')}${texts.join('')}${mark('separate')}${run('<w:t>Photo</w:t>')}${mark('end')}</w:p></w:hdr>`
  return aDocx({ name: 'word/header1.xml', content })
}

/** The binary document with stream names in capitals. */
export function withCapitalStreamNames(doc: Buffer): Buffer {
  const changed = Buffer.from(doc)
  for (const name of ['WordDocument', '1Table']) {
    const place = changed.indexOf(Buffer.from(name, 'utf16le'))
    changed.write(name.toUpperCase(), place, 'utf16le')
  }
  return changed
}

function addStreams(container: cfb.CFB$Container, streams: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(streams)) {
    cfb.utils.cfb_add(container, name, Buffer.from(content))
  }
  return Buffer.from(cfb.write(container, { type: 'buffer' }))
}
