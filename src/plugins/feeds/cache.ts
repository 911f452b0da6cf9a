import { cacheAnswer } from '@/src/cache/cacheAnswer'
import { WHOLE_JOB_LIST } from '@/src/domain/offers/jobSearch'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'
import { OFFERS_PER_FEED } from './rules/offerFeed'

/** The offers of the feed of the whole list. */
export const cachedNewestOffers = cacheAnswer(
  { name: 'newest-offers', madeFrom: ['job-offers'] },
  async (payload) => (await searchActiveOffers(payload, WHOLE_JOB_LIST, OFFERS_PER_FEED)).offers,
)
