import type { Payload } from 'payload'
import {
  type ContentReadOptions,
  createUnsavedDocumentReadOptions,
  createUnsavedGlobalReadOptions,
} from '@/src/queries/contentReadOptions'
import { completeStepsOrNone, type RecruitmentStep } from '../rules/recruitmentSteps'

/** Finds the general steps in the reader's language. */
export async function findGeneralSteps(
  payload: Payload,
  reader: ContentReadOptions,
): Promise<RecruitmentStep[]> {
  const slug = 'recruitment-process'
  const { steps } = await payload.findGlobal({
    ...{ slug, ...reader, ...createUnsavedGlobalReadOptions(reader, slug) },
    depth: 0,
  })
  return completeStepsOrNone(steps)
}

/** Finds the steps of this offer alone; null when visitors see no such offer. */
export async function findOfferSteps(
  payload: Payload,
  reader: ContentReadOptions,
  slug: string,
): Promise<RecruitmentStep[] | null> {
  const offer = await findOfferWithSteps(payload, reader, slug)
  return offer ? completeStepsOrNone(offer.processSteps) : null
}

async function findOfferWithSteps(payload: Payload, reader: ContentReadOptions, slug: string) {
  const options = { collection: 'job-offers', depth: 0 } as const
  const typed = createUnsavedDocumentReadOptions(reader, options.collection)
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
