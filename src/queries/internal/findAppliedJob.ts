import type { Payload } from 'payload'
import { SPONTANEOUS_APPLICATION_SLUG } from '@/src/domain/offers/jobOffer'
import { titleFromSlug } from '@/src/domain/urls/titleFromSlug'

export type AppliedJob = { jobTitle: string; jobOffer: number | null }

/**
 * The texts that are stored for a spontaneous application, and for one whose offer ended while it
 * was being written.
 */
export type SpontaneousJobTexts = {
  spontaneousTitle: string
  spontaneousAfter: (offerTitle: string) => string
}

type Options = { jobSlug: string; endedJobSlug: string | null }

/**
 * The subject of an application: the open offer with this current or former slug, a spontaneous
 * application, or the given words when the slug is unknown. Null when the offer is no longer open.
 */
export async function findAppliedJob(
  payload: Payload,
  { jobSlug, endedJobSlug }: Options,
  words: SpontaneousJobTexts,
): Promise<AppliedJob | null> {
  if (jobSlug === SPONTANEOUS_APPLICATION_SLUG) {
    const ended =
      endedJobSlug === null ? undefined : await findOfferByAnySlug(payload, endedJobSlug)
    if (!ended || ended.isActive) return { jobTitle: words.spontaneousTitle, jobOffer: null }
    return { jobTitle: words.spontaneousAfter(ended.title), jobOffer: ended.id }
  }
  const offer = await findOfferByAnySlug(payload, jobSlug)
  if (!offer) return { jobTitle: titleFromSlug(jobSlug), jobOffer: null }
  return offer.isActive ? { jobTitle: offer.title, jobOffer: offer.id } : null
}

async function findOfferByAnySlug(payload: Payload, slug: string) {
  const { docs } = await payload.find({
    collection: 'job-offers',
    where: { or: [{ slug: { equals: slug } }, { previousSlugs: { in: [slug] } }] },
    select: { title: true, isActive: true },
    depth: 0,
    limit: 1,
    pagination: false,
    // Access control is skipped: it would hide a closed offer, about which a visitor is informed.
    overrideAccess: true,
  })
  return docs[0]
}
