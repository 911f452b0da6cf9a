/** Where the page stands that draws strangers' PDF files, and nothing else. */
export const PDF_READER_ADDRESS = '/api/lecteur-pdf'

/** Beyond these a candidate's document is downloaded. */
export const MAX_DRAWN_PAGES = 30

/** More than any thirty pages are high: whatever a document says of itself. */
const MAX_HEIGHT = 80_000

/** What the reader tells the page around it. */
export type ReaderReport =
  | { kind: 'ready' }
  | { kind: 'opened'; height: number; pages: number }
  | { kind: 'failed' }

/** Reads what came from a frame in which a stranger's document is: believed as far as it can do no harm. */
export function parseReaderReport(sent: unknown): ReaderReport | null {
  if (typeof sent !== 'object' || sent === null || !('kind' in sent)) return null
  if (sent.kind === 'ready' || sent.kind === 'failed') return { kind: sent.kind }
  if (sent.kind !== 'opened' || !('height' in sent) || !('pages' in sent)) return null
  const { height, pages } = sent
  if (typeof height !== 'number' || typeof pages !== 'number') return null
  if (!(height > 0) || !Number.isInteger(pages) || pages < 1) return null
  return { kind: 'opened', height: Math.min(Math.ceil(height), MAX_HEIGHT), pages }
}
