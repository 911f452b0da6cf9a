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
      endsAt: true,
      payMinimum: true,
      payMaximum: true,
      payPeriod: true,
      payExtra: true,
      remoteDays: true,
      isPartTime: true,
      startsOn: true,
    },
  })
  const offers = new Map(docs.map((offer) => [offer.id, offer]))
  return ids.flatMap((id) => {
    const offer = offers.get(id)
    if (!offer) return []
    return {
      ...offer,
      slug: offer.slug ?? '',
      stack: offer.stack ?? [],
      benefits: offer.benefits ?? [],
      profile: offer.profile ?? [],
      endsAt: offer.endsAt ?? null,
      payMinimum: offer.payMinimum ?? null,
      payMaximum: offer.payMaximum ?? null,
      payPeriod: offer.payPeriod ?? 'year',
      payExtra: offer.payExtra ?? null,
      remoteDays: offer.remoteDays ?? null,
      isPartTime: offer.isPartTime ?? false,
      startsOn: offer.startsOn ?? null,
    }
  })
}
