import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

const MAX_FILTER_OFFERS = 300

export type OfferFilterOption = { id: number; title: string; publishedDate: string }

/** Finds the latest offers, as filter options of the list of applications; titles may repeat. */
export async function findOffersToFilterBy(
  payload: Payload,
  user: SignedInUser | null | undefined,
): Promise<OfferFilterOption[]> {
  const { docs } = await payload.find({
    collection: 'job-offers',
    select: { title: true, publishedDate: true },
    sort: ['-publishedDate', '-id'],
    limit: MAX_FILTER_OFFERS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    user,
  })
  return docs.map(({ id, title, publishedDate }) => ({ id, title, publishedDate }))
}
