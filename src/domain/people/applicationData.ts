import type { JobApplication } from '@/payload-types'

/** Computed, or copied from records of a plugin. */
type ComputedApplicationField =
  | 'id'
  | 'documentWords'
  | 'toRead'
  | 'keptForLater'
  | 'searchText'
  | `keepConsent${'At' | 'Until' | 'WithdrawnAt'}`
export type ExportedApplicationField = Exclude<keyof JobApplication, ComputedApplicationField>
export type ExportedApplication = Pick<JobApplication, ExportedApplicationField>

/** Every field of an application, and whether its value may identify a person. */
const IDENTIFIES_PERSON_BY_FIELD = {
  candidateName: true,
  candidateEmail: true,
  candidatePhone: true,
  jobTitle: false,
  cv: true,
  coverLetter: true,
  coverLetterFile: true,
  status: false,
  statusChangedAt: false,
  statusChangedByName: false,
  statusChangedBy: false,
  isSpam: false,
  spamMarkedAt: false,
  spamMarkedByName: false,
  spamMarkedBy: false,
  jobOffer: false,
  source: false,
  site: false,
  utmSource: false,
  utmMedium: false,
  utmCampaign: false,
  // The value may identify a person, because a link may be made for one person.
  utmContent: true,
  heardFrom: false,
  language: false,
  awaitsAnswer: false,
  answerDueOn: false,
  answeredAt: false,
  withdrawnAt: false,
  announcedByMailAt: false,
  acknowledgedAt: false,
  chatTs: false,
  submissionKey: true,
  updatedAt: false,
  createdAt: false,
} as const satisfies Record<ExportedApplicationField, boolean>

export const PERSONAL_APPLICATION_FIELDS: readonly string[] = Object.entries(
  IDENTIFIES_PERSON_BY_FIELD,
)
  .filter(([, identifies]) => identifies)
  .map(([field]) => field)

/** All fields, as a Payload `select`. */
export const EXPORTED_APPLICATION_SELECT: Partial<Record<ExportedApplicationField, true>> =
  Object.fromEntries(Object.keys(IDENTIFIES_PERSON_BY_FIELD).map((field) => [field, true]))
