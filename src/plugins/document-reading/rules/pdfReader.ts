/** URL of the isolated page that renders PDF files of candidates. */
export const PDF_READER_URL = '/api/lecteur-pdf'

/** Maximum number of rendered pages; a longer document is only offered as a download. */
export const MAX_RENDERED_PAGES = 30

/** A larger image is not rendered. */
export const MAX_PICTURE_PIXELS = 40_000_000

/** Maximum height in pixels, whatever the document declares: thirty pages are never higher. */
const MAX_REPORTED_HEIGHT_PX = 80_000

/** Matches the pdf.js names of character maps and fonts, which few documents need. */
const READER_FILE_NAME_PATTERN = /^[\w-]{1,64}\.(bcmap|pfb|ttf)$/

/** The maximum exceeds the files that any document needs. */
export const MAX_READER_FILES = 40

/** Message from the PDF reader to the page that embeds it. */
export type ReaderReport =
  | { kind: 'ready' }
  | { kind: 'opened'; height: number; pages: number }
  | { kind: 'needs'; file: string }
  | { kind: 'blank'; page: number }
  | { kind: 'leavesOut' }
  | { kind: 'failed' }

/** A file that the embedding page passes to the reader; null when it does not exist. */
export type ReaderFile = { file: string; bytes: ArrayBuffer | null }

/** URL of a file that the reader needs. */
export const pdfReaderFileUrl = (file: string) => `${PDF_READER_URL}/${file}`

export function isReaderFileName(name: unknown): name is string {
  return typeof name === 'string' && READER_FILE_NAME_PATTERN.test(name)
}

/**
 * Parses a message from the reader's frame, which contains an untrusted document: only harmless
 * values are accepted.
 */
export function parseReaderReport(sent: unknown): ReaderReport | null {
  if (typeof sent !== 'object' || sent === null || !('kind' in sent)) return null
  const { kind } = sent
  if (kind === 'ready' || kind === 'failed' || kind === 'leavesOut') return { kind }
  if (kind === 'needs' && 'file' in sent && isReaderFileName(sent.file))
    return { kind, file: sent.file }
  if (kind === 'blank' && 'page' in sent && isRenderedPageNumber(sent.page))
    return { kind, page: sent.page }
  return kind === 'opened' ? parseOpenedReport(sent) : null
}

function isRenderedPageNumber(page: unknown): page is number {
  return (
    typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= MAX_RENDERED_PAGES
  )
}

function parseOpenedReport(sent: object): ReaderReport | null {
  if (!('height' in sent) || !('pages' in sent)) return null
  const { height, pages } = sent
  if (typeof height !== 'number' || typeof pages !== 'number') return null
  if (!(height > 0) || !Number.isInteger(pages) || pages < 1) return null
  return { kind: 'opened', height: Math.min(Math.ceil(height), MAX_REPORTED_HEIGHT_PX), pages }
}
