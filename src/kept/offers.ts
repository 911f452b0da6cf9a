import { findOfferBySlug } from '@/src/queries/findOfferBySlug'
import { findOfficePlaces } from '@/src/queries/findOfficePlaces'
import { findSimilarOffers } from '@/src/queries/findSimilarOffers'
import { keep } from './keep'

export const keptOfferAddress = keep(
  { name: 'offer-by-slug', madeFrom: ['job-offers'] },
  findOfferBySlug,
)
export const keptSimilarOffers = keep(
  { name: 'similar-offers', madeFrom: ['job-offers'] },
  findSimilarOffers,
)
export const keptOfficePlaces = keep(
  { name: 'office-places', madeFrom: ['offices'] },
  findOfficePlaces,
)
