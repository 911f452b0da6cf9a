import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import { getPayloadInstance } from '@/src/payload'
import { findOfferBySlug, type OfferSlugResult } from '@/src/queries/findOfferBySlug'
import { findOfferCriteria } from '@/src/queries/findOfferCriteria'
import { findSimilarOffers, findUnsavedOffer } from '@/src/queries/findOffersByIds'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'
import { cacheQuery } from './cacheQuery'
import { getLivePreviewReadOptions } from './getCurrentContentReadOptions'

const findCachedKnownOffer = cacheQuery(
  { name: 'offer-by-slug', sources: ['job-offers'] },
  async (payload, slug: string) => {
    const address = await findOfferBySlug(payload, slug)
    return address.state === 'unknown' ? null : address
  },
)
export const findCachedOfferBySlug = async (slug: string): Promise<OfferSlugResult> => {
  const reader = getLivePreviewReadOptions()
  const offer = reader && (await findUnsavedOffer(await getPayloadInstance(), reader))
  if (offer) return { state: 'open', offer }
  return (await findCachedKnownOffer(slug)) ?? { state: 'unknown' }
}
/** The first page of the list without search or filters. */
export const findCachedFirstJobListPage = cacheQuery(
  { name: 'first-offers', sources: ['job-offers'] },
  (payload) => searchActiveOffers(payload, UNFILTERED_JOB_SEARCH),
)
export const findCachedSimilarOffers = cacheQuery(
  { name: 'similar-offers', sources: ['job-offers'] },
  findSimilarOffers,
)
// A missing translation falls back to another language, so the result depends on all languages.
export const findCachedOfferCriteria = cacheQuery(
  { name: 'offer-criteria', sources: ['offer-criteria', 'job-offers'] },
  (payload, language: SiteLanguage) => findOfferCriteria(payload, language),
)
