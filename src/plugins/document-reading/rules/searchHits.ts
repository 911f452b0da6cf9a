import { foldText } from '@/src/domain/text/normalizeText'
import { splitIntoWords, type WordInText } from './words'

/** The word forms to highlight: by term, then by word of the term. */
export type SearchedWordForms = string[][][]

/** A part of a text; all parts in order make the whole text. */
export type HighlightPart = { text: string; isHit: boolean }

export type TextRange = { start: number; end: number }

/** Finds the ranges of the terms in a text, in order and without overlap. */
export function findSearchHits(text: string, sought: SearchedWordForms): TextRange[] {
  if (sought.length === 0) return []
  const words = splitIntoWords(text)
  const hits: TextRange[] = []
  for (let index = 0; index < words.length; index++) {
    const standing = sought.filter((term) => isTermMatchAt(words, index, term))
    const length = Math.max(0, ...standing.map((term) => term.length))
    const [first, last] = [words[index], words[index + length - 1]]
    if (length === 0 || !first || !last) continue
    hits.push({ start: first.start, end: last.end })
    index += length - 1
  }
  return hits
}

function isTermMatchAt(words: WordInText[], index: number, term: string[][]): boolean {
  return term.every((forms, step) =>
    words[index + step]?.forms.some((form) => forms.includes(form)),
  )
}

/** Splits the text into parts, with the matches marked. */
export function splitTextByHighlight(text: string, sought: SearchedWordForms): HighlightPart[] {
  return splitAtHits(text, { start: 0, end: text.length }, findSearchHits(text, sought))
}

function splitAtHits(
  text: string,
  { start, end }: TextRange,
  hits: readonly TextRange[],
): HighlightPart[] {
  const parts: HighlightPart[] = []
  let at = start
  for (const hit of hits) {
    parts.push({ text: text.slice(at, hit.start), isHit: false })
    parts.push({ text: text.slice(hit.start, hit.end), isHit: true })
    at = hit.end
  }
  parts.push({ text: text.slice(at, end), isHit: false })
  return parts.filter((part) => part.text !== '')
}

/** Length of an excerpt, and of its part before the first match. */
const EXCERPT_CHARACTERS = 170
const CHARACTERS_BEFORE_FIRST_HIT = 50
const MAX_EXAMINED_HITS = 100

/** Cuts an excerpt around the place with the most different matches; null without a match. */
export function excerptAroundHits(text: string, sought: SearchedWordForms): HighlightPart[] | null {
  const hits = findSearchHits(text, sought).slice(0, MAX_EXAMINED_HITS)
  const together = hits.map((first) =>
    hits.filter(
      ({ start, end }) =>
        start >= first.start &&
        end <= first.start + EXCERPT_CHARACTERS - CHARACTERS_BEFORE_FIRST_HIT,
    ),
  )
  const [best = []] = together.toSorted(
    (one, other) => countDistinctHits(text, other) - countDistinctHits(text, one),
  )
  const [first = hits[0]] = best
  if (!first) return null
  const last = best.at(-1) ?? first
  const start = nextWordStart(text, first.start - CHARACTERS_BEFORE_FIRST_HIT, first.start)
  const end = previousWordEnd(text, Math.max(start + EXCERPT_CHARACTERS, last.end), last.end)
  const parts = splitAtHits(text, { start, end }, best.length > 0 ? best : [first])
  return [
    ...(start > 0 ? [{ text: '… ', isHit: false }] : []),
    ...parts.map((part) => ({ ...part, text: collapseToOneLine(part.text) })),
    ...(end < text.length ? [{ text: ' …', isHit: false }] : []),
  ]
}

/** Counts the different matched texts. */
const countDistinctHits = (text: string, hits: readonly TextRange[]) =>
  new Set(hits.map(({ start, end }) => foldText(text.slice(start, end)))).size

/** Finds the start of the next word between two positions. */
function nextWordStart(text: string, from: number, until: number): number {
  if (from <= 0) return 0
  const space = text.slice(from, until).search(/\s/)
  return space < 0 ? until : from + space + 1
}

/** Finds the end of the previous word between two positions. */
function previousWordEnd(text: string, from: number, least: number): number {
  if (from >= text.length) return text.length
  return least + Math.max(0, text.slice(least, from).search(/\s\S*$/))
}

const collapseToOneLine = (text: string) =>
  text
    .replaceAll('\u00ad', '')
    .replace(/(?<=\p{L})[-\u2010]\n(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
