import type { Payload } from 'payload'
import type { JobListTexts } from '@/src/domain/offers/jobListTexts'
import { findWrittenGlobal } from './findWritten'
import type { Reader } from './reader'

/** The texts around the job list, or null when not published. */
export async function findJobListTexts(
  payload: Payload,
  reader: Reader,
): Promise<JobListTexts | null> {
  const page = await findWrittenGlobal(payload, reader, 'job-list-page')
  if (!page) return null
  const { benefits, reasons } = page
  return {
    ...page,
    benefits: benefits ?? [],
    reasons: { ...reasons, cards: reasons.cards ?? [] },
  }
}
