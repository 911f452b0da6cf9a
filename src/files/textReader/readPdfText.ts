import path from 'node:path'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import * as pdfjsWorker from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs'
import type { FoundText } from '@/src/domain/documents/documentReading'
import { MAX_TEXT_PAGES } from '@/src/domain/files/documentText'

// Where the library looks for its second half before it would load it as a file: in this process alone.
Object.assign(globalThis, { pdfjsWorker })

/**
 * The words of a PDF in the order in which it writes them, lines and pages divided.
 * @throws on a file that cannot be followed
 */
export async function readPdfText(bytes: Uint8Array<ArrayBuffer>): Promise<FoundText> {
  const document = await getDocument({
    data: bytes,
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
    cMapUrl: `${tables()}/`,
    cMapPacked: true,
    standardFontDataUrl: `${tables()}/`,
    verbosity: VerbosityLevel.ERRORS,
  }).promise
  const pages = Math.min(document.numPages, MAX_TEXT_PAGES)
  const texts: string[] = []
  for (let number = 1; number <= pages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    texts.push(items.map(textOf).join(''))
  }
  return { text: texts.join('\n\n'), pages, isCut: document.numPages > pages }
}

type Item = { str: string; hasEOL: boolean } | { type: string }

const textOf = (item: Item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')

// Beside this program, as the build writes them.
function tables(): string {
  return path.join(path.dirname(process.argv[1] ?? '.'), 'pdfReader')
}
