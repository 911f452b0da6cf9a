import { splitIntoWords } from './words'

/** Words that must appear side by side as typed, or any word of the same root. */
export type Term = { words: string[]; isExact: boolean }

/** The terms of a search in documents: all must match. */
export type SearchTerms = Term[]

const MAX_TERMS = 12
const MAX_WORDS = 12

/** Words that appear in every document, so that a search on them alone is useless. */
const STOP_WORDS = new Set(
  'a au aux avec dans de des du en et la le les ou par pour sur un une'.split(' '),
)

const QUOTED_PHRASE = /["«“„]([^"«»“”„]*)["»”]/g
/** The article that is removed: « d’ingénieur » is searched as « ingénieur ». */
const ELIDED_ARTICLE = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’‘ʼ´`]/i

/** Splits the typed text: « "chef de projet" java » is one phrase and one word. */
export function splitSearch(typed: string): { phrases: string[]; rest: string } {
  const phrases = Array.from(typed.matchAll(QUOTED_PHRASE), ([, phrase = '']) => phrase.trim())
  // An unclosed quotation mark is ignored: the user is still typing.
  const rest = typed.replace(QUOTED_PHRASE, ' ').replace(/["«»“”„]/g, ' ')
  return { phrases: phrases.filter(Boolean), rest: rest.trim() }
}

export function searchTerms(typed: string): SearchTerms {
  const { phrases, rest } = splitSearch(typed)
  const exact = phrases.map((phrase) => searchTerm(phrase, true))
  const others = rest
    .split(/\s+/)
    .map((written) => searchTerm(written.replace(ELIDED_ARTICLE, ''), false))
  const terms = [...exact, ...others].filter(({ words }) => words.length > 0)
  const telling = terms.filter(({ words, isExact }) => isExact || !areStopWords(words))
  return (telling.length > 0 ? telling : terms).slice(0, MAX_TERMS)
}

const areStopWords = (words: string[]) => words.every((word) => STOP_WORDS.has(word))

function searchTerm(written: string, isExact: boolean): Term {
  // The last form of a word is used, because it is the complete word.
  const words = splitIntoWords(written).flatMap(({ forms }) => forms.at(-1) ?? [])
  // Two words side by side, as in « node.js », must appear as typed.
  return { words: words.slice(0, MAX_WORDS), isExact: isExact || words.length > 1 }
}
