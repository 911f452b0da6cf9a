import { cachedCriteria } from '@/src/cache/offers'
import type { OfferWords } from '@/src/content/describeOffer'
import { pageLanguage, pageWords } from '@/src/content/pageWords'

/** The words of the page that is being drawn, for what an offer says of itself. */
export async function offerWords(): Promise<OfferWords> {
  const [words, criteria] = await Promise.all([pageWords(), cachedCriteria(await pageLanguage())])
  return { ...words, criteria }
}
