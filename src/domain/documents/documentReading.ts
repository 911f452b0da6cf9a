import { readableText } from '../files/documentText'
import { wordsIn } from './words'

/** What became of a document's text: words, a picture of words, nothing that could be followed. */
export const DOCUMENT_STATES = ['read', 'scan', 'unreadable'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

export type DocumentReading = { state: DocumentState; text: string }

export const UNREADABLE: DocumentReading = { state: 'unreadable', text: '' }

/** A scanner's own stamp is no text. */
const LEAST_WORDS_PER_PAGE = 5

/** Judges what was found in a document; null where nothing could be. */
export function documentReading(found: { text: string; pages: number } | null): DocumentReading {
  if (!found) return UNREADABLE
  const { text } = readableText(found.text)
  const isScan = wordsIn(text).length < LEAST_WORDS_PER_PAGE * found.pages
  return { state: isScan ? 'scan' : 'read', text }
}
