import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import type { ArrivalName } from '../visits/arrivals'

/** A fictitious candidate; `key` makes the application one, however often the seed runs. */
export type JobApplicationContent = {
  key: string
  candidateName: string
  candidateEmail: string
  candidatePhone?: string
  /** Title of one of the seeded offers; left out for a spontaneous application. */
  offerTitle?: string
  status: ApplicationStatus
  /** By which way the candidate came; left out where they did not agree to be counted. */
  arrival?: ArrivalName
  receivedDaysAgo: number
  /** With the template of what was decided. */
  answeredDaysAgo?: number
  coverLetterText?: string
  /** The PDFs that came with it, found among the demo's documents by the candidate's name. */
  documents?: ('cv' | 'letter')[]
}
