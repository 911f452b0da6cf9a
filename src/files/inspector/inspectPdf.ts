import { PDFDict } from '@cantoo/pdf-lib'
import type { PdfContent } from '@/src/domain/files/fileContent'
import { openPdf } from './openPdf'
import { hasActiveContent, hasPackedProgram, marksIn } from './pdfObjects'

// Some programs write a little after the end marker; readers look for it this far back.
const TAIL_BYTES = 2048

/** @throws on a file whose objects cannot be followed */
export async function inspectPdf(bytes: Buffer): Promise<PdfContent> {
  const opened = await openPdf(bytes)
  if (!opened) return { ...NOTHING_FOUND, needsPassword: true }
  const { document, hasKey } = opened
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1')
  if (!/startxref\s+\d+\s+%%EOF/.test(tail)) throw new Error('A PDF has an end')
  if (!(document.catalog instanceof PDFDict)) throw new Error('A PDF has a catalogue')
  const objects = document.context.enumerateIndirectObjects().map(([, object]) => object)
  return {
    ...NOTHING_FOUND,
    hasActiveContent: hasActiveContent(objects),
    hasProgram: hasPackedProgram(objects, hasKey),
    marks: marksIn(objects),
  }
}

const NOTHING_FOUND = {
  format: 'pdf',
  isReadable: true,
  needsPassword: false,
  hasActiveContent: false,
  hasProgram: false,
  marks: [],
} satisfies PdfContent
