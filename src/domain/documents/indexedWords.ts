import { wordsIn } from './words'

/** Forms of words side by side with their places: those of a compound share one. */
export type IndexedWords = { forms: string[]; places: number[] }

/** More than any application has; PostgreSQL takes a million bytes of them. */
const MOST_FORMS = 15_000

/** All words of these texts, one after the other: a phrase does not reach from one text into the next. */
export function indexedWords(texts: readonly string[]): IndexedWords {
  const forms: string[] = []
  const places: number[] = []
  let place = 0
  for (const text of texts) {
    for (const word of wordsIn(text)) {
      place += 1
      if (forms.length + word.forms.length > MOST_FORMS) return { forms, places }
      for (const form of word.forms) {
        forms.push(form)
        places.push(place)
      }
    }
    place += 1
  }
  return { forms, places }
}
