import { splitIntoWords } from './words'

/** Word forms and their positions: the forms of one compound share a position. */
export type IndexedWords = { forms: string[]; places: number[] }

/** The maximum exceeds the forms of any application. */
const MAX_WORD_FORMS = 15_000
/** The limit of a PostgreSQL tsvector; a form needs up to six bytes per letter. */
const MAX_INDEX_BYTES = 1_000_000
const indexEntryBytes = (form: string) => 6 * form.length + 20

/**
 * Lists all words of these texts with positions; a gap between texts prevents phrases across them.
 */
export function indexWords(texts: readonly string[]): IndexedWords {
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
