import path from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import type { FoundText } from '@/src/plugins/document-reading/rules/documentReading'
import {
  MAX_RAW_CHARACTERS,
  MAX_TEXT_PAGES,
  readableText,
} from '@/src/plugins/document-reading/rules/documentText'

// The library looks here for its worker code before it would load a file; it then works in this
// process.
Object.assign(globalThis, { pdfjsWorker })

/**
 * The text of a PDF in document order, with line and page breaks, at most `MAX_TEXT_CHARACTERS`.
 * @throws on an invalid file
 */
export async function readPdfText(bytes: Uint8Array<ArrayBuffer>): Promise<FoundText> {
  const document = await getDocument({
    data: bytes,
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: `${characterTables()}/`,
    cMapPacked: true,
    standardFontDataUrl: `${characterTables()}/`,
    verbosity: VerbosityLevel.ERRORS,
  }).promise
  const pageCount = Math.min(document.numPages, MAX_TEXT_PAGES)
  let raw = ''
  let pages = 0
  while (pages < pageCount && raw.length <= MAX_RAW_CHARACTERS) {
    pages += 1
    const page = await document.getPage(pages)
    const { items } = await page.getTextContent()
    raw += `${pages > 1 ? '\n\n' : ''}${items.map(itemText).join('')}`
  }
  const { text, isCut } = readableText(raw)
  return { text, pages, isCut: isCut || document.numPages > pages }
}

type Item = { str: string; hasEOL: boolean } | { type: string }

const itemText = (item: Item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')

// The build writes them beside this program.
function characterTables(): string {
  return path.join(path.dirname(process.argv[1] ?? '.'), 'pdfReader')
}
