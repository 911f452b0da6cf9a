import { PDFDict } from '@cantoo/pdf-lib'
import { MAX_PDF_OBJECTS, type PdfFacts } from '@/src/domain/files/fileContent'
import { openPdf } from './openPdf'
import { collectFileWarnings, hasActiveContent, hasEmbeddedProgram } from './pdfObjects'

// The bytes that readers search for the end marker: some programs write a little after it.
const END_MARKER_SEARCH_BYTES = 2048

// More unclosed objects than this are refused: the parser searches the rest of the file for the end
// of each, which would take minutes.
const MAX_UNCLOSED_OBJECTS = 100

/** @throws on a file whose objects cannot be parsed */
export async function describePdf(bytes: Buffer): Promise<PdfFacts> {
  if (countUnclosedObjects(bytes) > MAX_UNCLOSED_OBJECTS)
    throw new Error('The PDF has too many unclosed objects')
  const opened = await openPdf(bytes)
  if (!opened) return { ...EMPTY_PDF_CONTENT, needsPassword: true }
  const { document, isEncrypted } = opened
  const tail = bytes.subarray(-END_MARKER_SEARCH_BYTES).toString('latin1')
  if (!/startxref\s+\d+\s+%%EOF/.test(tail)) throw new Error('The PDF has no end marker')
  if (!(document.catalog instanceof PDFDict)) throw new Error('The PDF has no catalogue')
  const listed = document.context.enumerateIndirectObjects().map(([, object]) => object)
  const objects = listed.length
  if (objects > MAX_PDF_OBJECTS) return { ...EMPTY_PDF_CONTENT, objects }
  return {
    ...EMPTY_PDF_CONTENT,
    objects,
    hasActiveContent: hasActiveContent(listed),
    hasProgram: hasEmbeddedProgram(listed, isEncrypted),
    marks: collectFileWarnings(listed),
  }
}

const EMPTY_PDF_CONTENT = {
  format: 'pdf',
  isReadable: true,
  needsPassword: false,
  objects: 0,
  hasActiveContent: false,
  hasProgram: false,
  marks: [],
} satisfies PdfFacts

function countUnclosedObjects(bytes: Buffer): number {
  const text = bytes.toString('latin1')
  const opened = text.match(/\d\s+obj\b/g)?.length ?? 0
  const closed = text.match(/endobj\b/g)?.length ?? 0
  return opened - closed
}
