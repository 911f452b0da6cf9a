import { cachedOfferCriteria } from '@/src/cache/offers'
import type { OfferWords } from '@/src/content/describeOffer'
import { pageLanguage, pageWords } from '@/src/content/pageWords'

/** The texts for offers in the language of the current page. */
export async function readOfferWords(): Promise<OfferWords> {
  const [words, criteria] = await Promise.all([
    pageWords(),
    cachedOfferCriteria(await pageLanguage()),
  ])
  return { ...words, criteria }
}
