import type { Payload } from 'payload'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { findOffersByIds } from './findOffersByIds'

const MAX_OFFERS = 3

/** The newest offers of this category or location, except the one with this slug. */
export async function findSimilarOffers(
  payload: Payload,
  slug: string,
  category: string,
  location: string,
): Promise<ListedOffer[]> {
  const { docs } = await payload.find({
    collection: 'job-offers',
    where: {
      slug: { not_equals: slug },
      or: [{ category: { equals: category } }, { location: { equals: location } }],
    },
    select: { slug: true },
    sort: ['-publishedDate', '-id'],
    limit: MAX_OFFERS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  })
  return findOffersByIds(
    payload,
    docs.map(({ id }) => id),
  )
}
