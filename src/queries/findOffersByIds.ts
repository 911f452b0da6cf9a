import type { Payload } from 'payload'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'

/** Those of the offers that visitors may see, in the order of the ids. */
export async function findOffersByIds(
  payload: Payload,
  ids: readonly number[],
): Promise<ListedOffer[]> {
  if (ids.length === 0) return []
  const { docs } = await payload.find({
    collection: 'job-offers',
    where: { id: { in: [...ids] } },
    overrideAccess: false,
    limit: ids.length,
    pagination: false,
    depth: 0,
    select: {
      slug: true,
      title: true,
      location: true,
      contract: true,
      category: true,
      experience: true,
      mission: true,
      stack: true,
      benefits: true,
      profile: true,
      publishedDate: true,
    },
  })
  const offers = new Map(docs.map((offer) => [offer.id, offer]))
  return ids.flatMap((id) => {
    const offer = offers.get(id)
    if (!offer) return []
    const { slug, stack, benefits, profile } = offer
    return {
      ...offer,
      slug: slug ?? '',
      stack: stack ?? [],
      benefits: benefits ?? [],
      profile: profile ?? [],
    }
  })
}
