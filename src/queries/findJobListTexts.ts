import type { Payload } from 'payload'
import type { JobListTexts } from '@/src/domain/offers/jobListTexts'
import type { ContentReadOptions } from './contentReadOptions'
import { findTranslatedGlobal } from './findTranslated'

/** Finds the texts around the job list; null when they are not published. */
export async function findJobListTexts(
  payload: Payload,
  reader: ContentReadOptions,
): Promise<JobListTexts | null> {
  const page = await findTranslatedGlobal(payload, reader, 'job-list-page')
  if (!page) return null
  const { benefits, reasons } = page
  return {
    ...page,
    benefits: benefits ?? [],
    reasons: { ...reasons, cards: reasons.cards ?? [] },
  }
}
