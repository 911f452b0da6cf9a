import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as cfb from 'cfb'
import { PDFDocument } from 'pdf-lib'
import { type ZipPart, zipFile } from './zipFile'

export type TestFile = { name: string; bytes: Buffer }

/** A document that LibreOffice (or the named program) wrote. */
export function fixture(name: string): Buffer {
  return readFileSync(path.join(import.meta.dirname, 'fixtures', name))
}

export async function aPdf(text = 'Curriculum vitae'): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.addPage().drawText(text)
  return Buffer.from(await document.save())
}

/** A genuine PDF grown to exactly this size by a comment before its end. */
export async function aPdfOf(bytes: number): Promise<Buffer> {
  const pdf = await aPdf()
  return Buffer.concat([
    pdf.subarray(0, 9),
    Buffer.alloc(bytes - pdf.length, 0x25),
    pdf.subarray(9),
  ])
}

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** The parts Word itself writes into the smallest document, in its order. */
export function docxParts(mainType = MAIN_TYPE): ZipPart[] {
  return [
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${mainType}"/></Types>`,
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
  return zipFile([...docxParts(), ...extraParts])
}

export function aDocWithMacros(): Buffer {
  return withStreams(cfb.read(fixture('libreoffice.doc'), { type: 'buffer' }), {
    '/Macros/VBA/dir': 'dir',
    '/Macros/VBA/ThisDocument': 'Sub AutoOpen()',
  })
}

/** The document as Word stores it once a password protects it. */
export function anEncryptedDocx(): Buffer {
  return withStreams(cfb.utils.cfb_new(), { '/EncryptionInfo': 'x', '/EncryptedPackage': 'y' })
}

/** The same binary document with the flag that says its text is encrypted. */
export function aDocWithPassword(): Buffer {
  const container = cfb.read(fixture('libreoffice.doc'), { type: 'buffer' })
  const stream = cfb.find(container, 'WordDocument')
  const content = Buffer.from(stream?.content ?? [])
  content.writeUInt16LE(content.readUInt16LE(0x0a) | 0x0100, 0x0a)
  return withStreams(container, { '/WordDocument': content })
}

function withStreams(container: cfb.CFB$Container, streams: Record<string, string | Buffer>) {
  for (const [name, content] of Object.entries(streams)) {
    cfb.utils.cfb_add(container, name, Buffer.from(content))
  }
  return Buffer.from(cfb.write(container, { type: 'buffer' }))
}

/** Every kind of file that must be refused as "not a PDF or Word document". */
export async function refusedFiles(): Promise<Record<string, TestFile>> {
  const pdf = await aPdf()
  const doc = fixture('libreoffice.doc')
  const docx = aDocx()
  const half = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length / 2))
  const macro = { name: 'word/vbaProject.bin', content: 'Sub AutoOpen()' }
  const docm = 'application/vnd.ms-word.document.macroEnabled.main+xml'
  return {
    'a program named PDF': { name: 'cv.pdf', bytes: Buffer.from('MZ\x90\0 This program') },
    'a web page named DOCX': { name: 'cv.docx', bytes: Buffer.from('<html></html>') },
    'a text that begins like a PDF': { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.7\nhi\n%%EOF') },
    'a PDF named EXE': { name: 'cv.exe', bytes: pdf },
    'a PDF named DOCX': { name: 'cv.docx', bytes: pdf },
    'a DOCX named DOC': { name: 'cv.doc', bytes: docx },
    'a plain zip named DOCX': {
      name: 'cv.docx',
      bytes: zipFile([{ name: 'a.txt', content: 'a' }]),
    },
    'a DOC with macros': { name: 'cv.doc', bytes: aDocWithMacros() },
    'a DOCX with macros': { name: 'cv.docx', bytes: aDocx(macro) },
    'a DOCM named DOCX': { name: 'cv.docx', bytes: zipFile(docxParts(docm)) },
    'a zip bomb': {
      name: 'cv.docx',
      bytes: aDocx({ name: 'word/media/a.bmp', content: Buffer.alloc(80 * 1024 * 1024) }),
    },
    'a zip bomb that lies about its size': {
      name: 'cv.docx',
      bytes: aDocx({
        name: 'word/a.bmp',
        content: Buffer.alloc(9 * 1024 * 1024),
        declaredBytes: 9,
      }),
    },
    'a zip slip': { name: 'cv.docx', bytes: aDocx({ name: '../../evil.xml', content: 'x' }) },
    'an encrypted DOCX': { name: 'cv.docx', bytes: anEncryptedDocx() },
    'an encrypted DOCX named DOC': { name: 'cv.doc', bytes: anEncryptedDocx() },
    'a DOC with a password': { name: 'cv.doc', bytes: aDocWithPassword() },
    'an encrypted PDF': { name: 'cv.pdf', bytes: fixture('encrypted.pdf') },
    'a truncated PDF': { name: 'cv.pdf', bytes: half(pdf) },
    'a truncated DOC': { name: 'cv.doc', bytes: half(doc) },
    'a truncated DOCX': { name: 'cv.docx', bytes: half(docx) },
    'an empty file': { name: 'cv.pdf', bytes: Buffer.alloc(0) },
  }
}

/** Genuine documents of every accepted kind. */
export async function acceptedFiles(): Promise<Record<string, TestFile>> {
  return {
    'a PDF': { name: 'cv.pdf', bytes: await aPdf() },
    'a PDF from LibreOffice': { name: 'CV Élodie.PDF', bytes: fixture('libreoffice.pdf') },
    'a DOC from LibreOffice': { name: 'cv.doc', bytes: fixture('libreoffice.doc') },
    'a DOC put together anew': {
      name: 'cv.doc',
      bytes: withStreams(cfb.read(fixture('libreoffice.doc'), { type: 'buffer' }), {}),
    },
    'a DOCX from LibreOffice': { name: 'cv.docx', bytes: fixture('libreoffice.docx') },
    'a DOCX as Word writes it': { name: 'cv.docx', bytes: aDocx() },
    'a PDF of exactly 5 MB': { name: 'cv.pdf', bytes: await aPdfOf(5 * 1024 * 1024) },
  }
}
