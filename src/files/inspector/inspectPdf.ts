import { ParseSpeeds, PDFDict, PDFDocument } from '@cantoo/pdf-lib'
import type { FileContent } from '@/src/domain/fileContent'
import { withoutEscapes } from './pdfNames'
import { hasActiveContent, hasPackedProgram } from './pdfObjects'

// Some programs write a little after the end marker; readers look for it this far back.
const TAIL_BYTES = 2048

/** @throws on a file whose objects cannot be followed */
export async function inspectPdf(bytes: Buffer): Promise<FileContent> {
  const text = bytes.toString('latin1')
  const namesEncryption = /\/Encrypt\s*(<<|\d+\s+\d+\s+R)/.test(withoutEscapes(text))
  const document = await openWithoutPassword(bytes).catch((err: unknown) => {
    if (namesEncryption) return null
    throw err
  })
  if (!document) return pdf({ needsPassword: true, hasActiveContent: false, hasProgram: false })
  // A reader would look for the key where this one saw none.
  if (namesEncryption && !document.context.isDecrypted) throw new Error('A PDF hides its key')
  if (!/startxref\s+\d+\s+%%EOF/.test(text.slice(-TAIL_BYTES))) throw new Error('A PDF has an end')
  if (!(document.catalog instanceof PDFDict)) throw new Error('A PDF has a catalogue')
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
  return pdf({
    needsPassword: false,
    hasActiveContent: hasActiveContent(objects),
    hasProgram: hasPackedProgram(objects),
  })
}

function openWithoutPassword(bytes: Buffer): Promise<PDFDocument> {
  return PDFDocument.load(bytes, {
    password: '',
    parseSpeed: ParseSpeeds.Fastest,
    updateMetadata: false,
  })
}

type Findings = { needsPassword: boolean; hasActiveContent: boolean; hasProgram: boolean }

function pdf(findings: Findings): FileContent {
  return { format: 'pdf', isReadable: true, ...findings }
}
