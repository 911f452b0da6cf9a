import type { Payload } from 'payload'
import { type ContentReader, unsavedDocument, unsavedGlobal } from '@/src/queries/contentReader'
import { completeSteps, type RecruitmentStep } from '../rules/recruitmentSteps'

/** Finds the general steps in the reader's language. */
export async function findGeneralSteps(
  payload: Payload,
  reader: ContentReader,
): Promise<RecruitmentStep[]> {
  const slug = 'recruitment-process'
  const { steps } = await payload.findGlobal({
    ...{ slug, ...reader, ...unsavedGlobal(reader, slug) },
    depth: 0,
  })
  return completeSteps(steps)
}

/** Finds the steps of this offer alone; null when visitors see no such offer. */
export async function findOfferSteps(
  payload: Payload,
  reader: ContentReader,
  slug: string,
): Promise<RecruitmentStep[] | null> {
  const offer = await findOffer(payload, reader, slug)
  return offer ? completeSteps(offer.processSteps) : null
}

async function findOffer(payload: Payload, reader: ContentReader, slug: string) {
  const options = { collection: 'job-offers', depth: 0 } as const
  const typed = unsavedDocument(reader, options.collection)
  if (typed) return payload.findByID({ ...options, ...reader, ...typed, disableErrors: true })
  const { docs } = await payload.find({
    ...options,
    ...reader,
    where: { slug: { equals: slug } },
    select: { processSteps: true },
    limit: 1,
    pagination: false,
  })
  return docs[0] ?? null
}
