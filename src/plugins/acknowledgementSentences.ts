import type { FindAcknowledgementSentence } from '@/src/notifications/applicationMailParts'
import { findRecruiterSentence } from './offer-recruiter/jobs/recruiterInMails'

/** Sentences that plugins add to the acknowledgement of an application. */
export const acknowledgementSentences: readonly FindAcknowledgementSentence[] = [
  findRecruiterSentence,
]
