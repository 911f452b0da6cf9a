import { foldText } from '../text/foldText'

/** The address of the application form for a candidate who answers no particular offer. */
export const SPONTANEOUS_APPLICATION_SLUG = 'candidature-spontanee'

type SearchedText = {
  title: string
  mission: string
  stack?: readonly string[] | null
  profile?: readonly string[] | null
}

/**
 * The words in which a search finds an offer, folded: each once, and none that stands in another.
 * Any part of a word of the offer is a part of one of these, and of nothing else.
 */
export function searchedWords({ title, mission, stack, profile }: SearchedText): string {
  const text = [title, mission, ...(stack ?? []), ...(profile ?? [])].join(' ')
  const words = [...new Set(foldText(text).split(/\s+/).filter(Boolean))]
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .join(' ')
}
