import { splitIntoWords } from './words'

/**
 * Result of reading a document: all text, text cut at the limit, an image without text, or
 * unreadable.
 */
export const DOCUMENT_READING_STATES = ['read', 'cut', 'scan', 'unreadable'] as const
export type DocumentReadingState = (typeof DOCUMENT_READING_STATES)[number]

export type DocumentReadingResult = { state: DocumentReadingState; text: string }

export const UNREADABLE_DOCUMENT: DocumentReadingResult = { state: 'unreadable', text: '' }

/** Fewer words per page are a stamp of the scanner, not text. */
const MIN_WORDS_PER_PAGE = 5

/** Normalized text of the first pages; `isCut` when the document has more. */
export type ExtractedDocumentText = { text: string; pages: number; isCut: boolean }

/** Classifies what was found in a document; `unreadable` for null. */
export function classifyDocumentText(found: ExtractedDocumentText | null): DocumentReadingResult {
  if (!found) return UNREADABLE_DOCUMENT
  const { text, pages, isCut } = found
  if (splitIntoWords(text).length < MIN_WORDS_PER_PAGE * pages) return { state: 'scan', text }
  return { state: isCut ? 'cut' : 'read', text }
}
