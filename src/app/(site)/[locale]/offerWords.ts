import { findCachedOfferCriteria } from '@/src/cache/offers'
import { currentPageLanguage, currentPageWords } from '@/src/content/currentPageWords'
import type { OfferWords } from '@/src/content/offerTexts'

/** The texts for offers in the language of the current page. */
export async function readOfferWords(): Promise<OfferWords> {
  const [words, criteria] = await Promise.all([
    currentPageWords(),
    findCachedOfferCriteria(await currentPageLanguage()),
  ])
  return { ...words, criteria }
}
