import { cacheQuery } from '@/src/cache/cacheQuery'
import { UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'
import { OFFERS_PER_FEED } from './rules/offerFeed'

/** Reads the offers of the feed of the whole list. */
export const findCachedNewestOffers = cacheQuery(
  { name: 'newest-offers', sources: ['job-offers'] },
  async (payload) =>
    (await searchActiveOffers(payload, UNFILTERED_JOB_SEARCH, OFFERS_PER_FEED)).offers,
)
