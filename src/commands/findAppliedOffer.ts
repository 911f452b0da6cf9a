import type { Payload } from 'payload'

export type AppliedOffer = { id: number; title: string; isActive: boolean }

/** The offer that has or had this slug, active or not. */
export async function findAppliedOffer(
  payload: Payload,
  slug: string,
): Promise<AppliedOffer | null> {
  const { docs } = await payload.find({
    collection: 'job-offers',
    where: { or: [{ slug: { equals: slug } }, { previousSlugs: { in: [slug] } }] },
    select: { title: true, isActive: true },
    depth: 0,
    limit: 1,
    // A visitor must be told that an offer is closed, which readers of active offers cannot know.
    overrideAccess: true,
  })
  const offer = docs[0]
  return offer ? { id: offer.id, title: offer.title, isActive: offer.isActive === true } : null
}
