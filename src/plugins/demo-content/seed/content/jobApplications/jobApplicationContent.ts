import type { ApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import type { VisitArrivalName } from '@/src/plugins/demo-content/seed/content/visits/visitArrivals'

/** A fictitious candidate; `key` identifies the application in repeated runs. */
export type JobApplicationContent = {
  key: string
  candidateName: string
  candidateEmail: string
  candidatePhone?: string
  /** Title of a seeded offer; absent for a spontaneous application. */
  offerTitle?: string
  status: ApplicationStatus
  /** How the candidate arrived; absent without analytics consent. */
  arrival?: VisitArrivalName
  receivedDaysAgo: number
  /** Days since the reply was sent, with the template of the decision. */
  answeredDaysAgo?: number
  coverLetterText?: string
  /** The PDF files of the application, named after the candidate. */
  documents?: ('cv' | 'letter')[]
}
