import type { Payload } from 'payload'
import { titleFromSlug } from '@/src/domain/addresses/titleFromSlug'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'

export type AppliedJob = { jobTitle: string; jobOffer: number | null }

/**
 * What an application is for: the open offer that has or had this slug, nothing in particular, or, for
 * an unknown slug, its words. Null when the offer is no longer open.
 */
export async function findAppliedJob(
  payload: Payload,
  slug: string,
  { spontaneousTitle }: { spontaneousTitle: string },
): Promise<AppliedJob | null> {
  if (slug === SPONTANEOUS_APPLICATION_SLUG) return { jobTitle: spontaneousTitle, jobOffer: null }
  const { docs } = await payload.find({
    collection: 'job-offers',
    where: { or: [{ slug: { equals: slug } }, { previousSlugs: { in: [slug] } }] },
    select: { title: true, isActive: true },
    depth: 0,
    limit: 1,
    pagination: false,
    // A visitor must be told that an offer is closed, which readers of active offers cannot know.
    overrideAccess: true,
  })
  const offer = docs[0]
  if (!offer) return { jobTitle: titleFromSlug(slug), jobOffer: null }
  return offer.isActive ? { jobTitle: offer.title, jobOffer: offer.id } : null
}
