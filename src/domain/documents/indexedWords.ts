import { wordsIn } from './words'

/** Forms of words side by side with their places: those of a compound share one. */
export type IndexedWords = { forms: string[]; places: number[] }

/** More than any application has. */
const MOST_FORMS = 15_000
/** As many as PostgreSQL takes, which finds each form in two ways, of up to three bytes a letter. */
const MOST_BYTES = 1_000_000
const bytesOf = (form: string) => 6 * form.length + 20

/** All words of these texts, one after the other: a phrase does not reach from one text into the next. */
export function indexedWords(texts: readonly string[]): IndexedWords {
  const forms: string[] = []
  const places: number[] = []
  let place = 0
  let bytes = 0
  for (const text of texts) {
    for (const word of wordsIn(text)) {
      place += 1
      for (const form of word.forms) {
        bytes += bytesOf(form)
        if (forms.length === MOST_FORMS || bytes > MOST_BYTES) return { forms, places }
        forms.push(form)
        places.push(place)
      }
    }
    place += 1
  }
  return { forms, places }
}
