import { WHOLE_JOB_LIST } from '@/src/domain/offers/jobSearch'
import { findOfferBySlug, type OfferAddress } from '@/src/queries/findOfferBySlug'
import { findOfficePlaces } from '@/src/queries/findOfficePlaces'
import { findSimilarOffers } from '@/src/queries/findSimilarOffers'
import { searchActiveOffers } from '@/src/queries/searchActiveOffers'
import { keep, keepFound } from './keep'

const keptKnownAddress = keepFound(
  { name: 'offer-by-slug', madeFrom: ['job-offers'] },
  async (payload, slug: string) => {
    const address = await findOfferBySlug(payload, slug)
    return address.state === 'unknown' ? null : address
  },
)
export const keptOfferAddress = async (slug: string): Promise<OfferAddress> =>
  (await keptKnownAddress(slug)) ?? { state: 'unknown' }
/** The first page of the list that nobody has asked anything of. */
export const keptFirstOffers = keep({ name: 'first-offers', madeFrom: ['job-offers'] }, (payload) =>
  searchActiveOffers(payload, WHOLE_JOB_LIST),
)
export const keptSimilarOffers = keep(
  { name: 'similar-offers', madeFrom: ['job-offers'] },
  findSimilarOffers,
)
export const keptOfficePlaces = keep(
  { name: 'office-places', madeFrom: ['offices'] },
  findOfficePlaces,
)
