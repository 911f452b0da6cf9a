import { wordsIn } from './words'

/** What became of a document's text: words, the first of many, a picture of words, nothing that could be followed. */
export const DOCUMENT_STATES = ['read', 'cut', 'scan', 'unreadable'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

export type DocumentReading = { state: DocumentState; text: string }

export const UNREADABLE: DocumentReading = { state: 'unreadable', text: '' }

/** A scanner's own stamp is no text. */
const LEAST_WORDS_PER_PAGE = 5

/** Normalised text of so many pages; `isCut`: the document has more. */
export type FoundText = { text: string; pages: number; isCut: boolean }

/** Judges what was found in a document; null where nothing could be. */
export function documentReading(found: FoundText | null): DocumentReading {
  if (!found) return UNREADABLE
  const { text, pages, isCut } = found
  if (wordsIn(text).length < LEAST_WORDS_PER_PAGE * pages) return { state: 'scan', text }
  return { state: isCut ? 'cut' : 'read', text }
}
