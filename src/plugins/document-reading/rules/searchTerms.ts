import { splitIntoWords } from './words'

/** Words that must appear side by side as typed, or any word of the same root. */
export type SearchTerm = { words: string[]; isExact: boolean }

/** The terms of a search in documents: all must match. */
export type SearchTerms = SearchTerm[]

const MAX_SEARCH_TERMS = 12
const MAX_WORDS_PER_TERM = 12

/** Words that appear in every document, so that a search on them alone is useless. */
const STOP_WORDS = new Set(
  'a au aux avec dans de des du en et la le les ou par pour sur un une'.split(' '),
)

const QUOTED_PHRASE_PATTERN = /["«“„]([^"«»“”„]*)["»”]/g
/** The article that is removed: « d’ingénieur » is searched as « ingénieur ». */
const ELIDED_ARTICLE_PATTERN = /^(?:[cdjlmnst]|qu|jusqu|lorsqu|puisqu)['’‘ʼ´`]/i

/** Splits the typed text: « "chef de projet" java » is one phrase and one word. */
export function splitQuotedPhrases(typed: string): { phrases: string[]; rest: string } {
  const phrases = Array.from(typed.matchAll(QUOTED_PHRASE_PATTERN), ([, phrase = '']) =>
    phrase.trim(),
  )
  // An unclosed quotation mark is ignored: the user is still typing.
  const rest = typed.replace(QUOTED_PHRASE_PATTERN, ' ').replace(/["«»“”„]/g, ' ')
  return { phrases: phrases.filter(Boolean), rest: rest.trim() }
}

export function parseSearchTerms(typed: string): SearchTerms {
  const { phrases, rest } = splitQuotedPhrases(typed)
  const exact = phrases.map((phrase) => parseSearchTerm(phrase, true))
  const others = rest
    .split(/\s+/)
    .map((written) => parseSearchTerm(written.replace(ELIDED_ARTICLE_PATTERN, ''), false))
  const terms = [...exact, ...others].filter(({ words }) => words.length > 0)
  const telling = terms.filter(({ words, isExact }) => isExact || !areStopWords(words))
  return (telling.length > 0 ? telling : terms).slice(0, MAX_SEARCH_TERMS)
}

const areStopWords = (words: string[]) => words.every((word) => STOP_WORDS.has(word))

function parseSearchTerm(written: string, isExact: boolean): SearchTerm {
  // The last form of a word is used, because it is the complete word.
  const words = splitIntoWords(written).flatMap(({ forms }) => forms.at(-1) ?? [])
  // Two words side by side, as in « node.js », must appear as typed.
  return { words: words.slice(0, MAX_WORDS_PER_TERM), isExact: isExact || words.length > 1 }
}
