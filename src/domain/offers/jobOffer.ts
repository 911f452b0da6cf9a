import { foldText } from '../text/normalizeText'

/** Slug of the application form without an offer. */
export const SPONTANEOUS_APPLICATION_SLUG = 'candidature-spontanee'

type SearchedOfferTexts = {
  title: string
  mission: string
  stack?: readonly string[] | null
  profile?: readonly string[] | null
}

/**
 * Collects the searchable words of an offer, folded, without duplicates and without words that are
 * part of another one. A substring search in these words finds the same offers as in the full text.
 */
export function collectSearchWords({ title, mission, stack, profile }: SearchedOfferTexts): string {
  const text = [title, mission, ...(stack ?? []), ...(profile ?? [])].join(' ')
  const words = [...new Set(foldText(text).split(/\s+/).filter(Boolean))]
  return words
    .filter((word) => !words.some((other) => other !== word && other.includes(word)))
    .join(' ')
}
