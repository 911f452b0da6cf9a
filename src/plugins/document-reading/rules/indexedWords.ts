import { splitIntoWords } from './words'

/** Word forms and their positions: the forms of one compound share a position. */
export type IndexedWords = { forms: string[]; places: number[] }

/** More than any application contains. */
const MAX_WORD_FORMS = 15_000
/** Limit of a PostgreSQL tsvector; each form is stored twice, with up to three bytes per letter. */
const MAX_INDEX_BYTES = 1_000_000
const indexEntryBytes = (form: string) => 6 * form.length + 20

/**
 * All words of these texts with their positions; a gap between texts prevents phrases across them.
 */
export function indexedWords(texts: readonly string[]): IndexedWords {
  const forms: string[] = []
  const places: number[] = []
  let place = 0
  let bytes = 0
  for (const text of texts) {
    for (const word of splitIntoWords(text)) {
      place += 1
      for (const form of word.forms) {
        bytes += indexEntryBytes(form)
        if (forms.length === MAX_WORD_FORMS || bytes > MAX_INDEX_BYTES) return { forms, places }
        forms.push(form)
        places.push(place)
      }
    }
    place += 1
  }
  return { forms, places }
}
