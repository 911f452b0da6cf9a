import path from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import type { ExtractedDocumentText } from '@/src/plugins/document-reading/rules/classifyDocumentText'
import {
  MAX_RAW_TEXT_CHARACTERS,
  MAX_TEXT_PAGES,
  normaliseDocumentText,
} from '@/src/plugins/document-reading/rules/documentText'

// The library finds its worker code here and runs it in this process; otherwise it would load a
// file.
Object.assign(globalThis, { pdfjsWorker })

/**
 * Reads the text of a PDF in document order, with line and page breaks, at most
 * `MAX_TEXT_CHARACTERS`. @throws on an invalid file
 */
export async function readPdfText(bytes: Uint8Array<ArrayBuffer>): Promise<ExtractedDocumentText> {
  const document = await getDocument({
    data: bytes,
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: `${characterMapFolder()}/`,
    cMapPacked: true,
    standardFontDataUrl: `${characterMapFolder()}/`,
    verbosity: VerbosityLevel.ERRORS,
  }).promise
  const pageCount = Math.min(document.numPages, MAX_TEXT_PAGES)
  let raw = ''
  let pages = 0
  while (pages < pageCount && raw.length <= MAX_RAW_TEXT_CHARACTERS) {
    pages += 1
    const page = await document.getPage(pages)
    const { items } = await page.getTextContent()
    raw += `${pages > 1 ? '\n\n' : ''}${items.map(textOfPdfItem).join('')}`
  }
  const { text, isCut } = normaliseDocumentText(raw)
  return { text, pages, isCut: isCut || document.numPages > pages }
}

type PdfTextItem = { str: string; hasEOL: boolean } | { type: string }

const textOfPdfItem = (item: PdfTextItem) =>
  'str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''

// Finds the character maps, which the build writes beside this program.
function characterMapFolder(): string {
  return path.join(path.dirname(process.argv[1] ?? '.'), 'pdfReader')
}
