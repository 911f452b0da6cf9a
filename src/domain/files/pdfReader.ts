/** Where the page stands that draws strangers' PDF files, and nothing else. */
export const PDF_READER_ADDRESS = '/api/lecteur-pdf'

/** Beyond these a candidate's document is downloaded. */
export const MAX_DRAWN_PAGES = 30

/** A picture of more pixels is left out of what is drawn. */
export const MAX_PICTURE_PIXELS = 40_000_000

/** More than any thirty pages are high: whatever a document says of itself. */
const MAX_HEIGHT = 80_000

/** Tables of characters and fonts that few documents need, under the names that pdf.js gives them. */
const READER_FILE = /^[\w-]{1,64}\.(bcmap|pfb|ttf)$/

/** More than any document needs of them. */
export const MAX_READER_FILES = 40

/** What the reader tells the page around it. */
export type ReaderReport =
  | { kind: 'ready' }
  | { kind: 'opened'; height: number; pages: number }
  | { kind: 'needs'; file: string }
  | { kind: 'blank'; page: number }
  | { kind: 'leavesOut' }
  | { kind: 'failed' }

/** What the page around it hands over where a file is needed; null where there is none. */
export type ReaderFile = { file: string; bytes: ArrayBuffer | null }

/** Where a file stands that the reader needs. */
export const readerFileAddress = (file: string) => `${PDF_READER_ADDRESS}/${file}`

export function isReaderFile(name: unknown): name is string {
  return typeof name === 'string' && READER_FILE.test(name)
}

/** Reads what came from a frame in which a stranger's document is: believed as far as it can do no harm. */
export function parseReaderReport(sent: unknown): ReaderReport | null {
  if (typeof sent !== 'object' || sent === null || !('kind' in sent)) return null
  const { kind } = sent
  if (kind === 'ready' || kind === 'failed' || kind === 'leavesOut') return { kind }
  if (kind === 'needs' && 'file' in sent && isReaderFile(sent.file))
    return { kind, file: sent.file }
  if (kind === 'blank' && 'page' in sent && isPage(sent.page)) return { kind, page: sent.page }
  return kind === 'opened' ? parseOpened(sent) : null
}

function isPage(page: unknown): page is number {
  return typeof page === 'number' && Number.isInteger(page) && page >= 1 && page <= MAX_DRAWN_PAGES
}

function parseOpened(sent: object): ReaderReport | null {
  if (!('height' in sent) || !('pages' in sent)) return null
  const { height, pages } = sent
  if (typeof height !== 'number' || typeof pages !== 'number') return null
  if (!(height > 0) || !Number.isInteger(pages) || pages < 1) return null
  return { kind: 'opened', height: Math.min(Math.ceil(height), MAX_HEIGHT), pages }
}
