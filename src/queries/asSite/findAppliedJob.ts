import type { Payload } from 'payload'
import { titleFromSlug } from '@/src/domain/addresses/titleFromSlug'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'

export type AppliedJob = { jobTitle: string; jobOffer: number | null }

/** What is stored for a spontaneous application, and for one whose offer ended while it was written. */
export type JobWords = {
  spontaneousTitle: string
  spontaneousAfter: (offerTitle: string) => string
}

type Asked = { jobSlug: string; endedJobSlug: string | null }

/**
 * What an application is for: the open offer that has or had this slug, nothing in particular, or, for
 * an unknown slug, its words. Null when the offer is no longer open.
 */
export async function findAppliedJob(
  payload: Payload,
  { jobSlug, endedJobSlug }: Asked,
  words: JobWords,
): Promise<AppliedJob | null> {
  if (jobSlug === SPONTANEOUS_APPLICATION_SLUG) {
    const ended = endedJobSlug === null ? undefined : await findOffer(payload, endedJobSlug)
    if (!ended || ended.isActive) return { jobTitle: words.spontaneousTitle, jobOffer: null }
    return { jobTitle: words.spontaneousAfter(ended.title), jobOffer: ended.id }
  }
  const offer = await findOffer(payload, jobSlug)
  if (!offer) return { jobTitle: titleFromSlug(jobSlug), jobOffer: null }
  return offer.isActive ? { jobTitle: offer.title, jobOffer: offer.id } : null
}

async function findOffer(payload: Payload, slug: string) {
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
  return docs[0]
}
