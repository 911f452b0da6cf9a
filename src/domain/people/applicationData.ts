import type { JobApplication } from '@/payload-types'
import { ANONYMISED_EMAIL, ANONYMISED_NAME } from './retention'

/** Marks a value that stays: it identifies nobody and is needed for statistics. */
const UNCHANGED_VALUE = Symbol('unchanged')

/** Computed, or copied from records of a plugin. */
type ComputedApplicationField =
  | 'id'
  | 'documentWords'
  | 'toRead'
  | 'keptForLater'
  | 'searchText'
  | `keepConsent${'At' | 'Until' | 'WithdrawnAt'}`
export type ApplicationField = Exclude<keyof JobApplication, ComputedApplicationField>
export type ExportedApplication = Pick<JobApplication, ApplicationField>

/** Every field of an application, with its value after anonymisation. */
const VALUES_AFTER_ERASURE = {
  candidateName: ANONYMISED_NAME,
  candidateEmail: ANONYMISED_EMAIL,
  candidatePhone: null,
  jobTitle: UNCHANGED_VALUE,
  cv: null,
  coverLetter: null,
  coverLetterFile: null,
  status: UNCHANGED_VALUE,
  statusChangedAt: UNCHANGED_VALUE,
  statusChangedByName: UNCHANGED_VALUE,
  statusChangedBy: UNCHANGED_VALUE,
  isSpam: UNCHANGED_VALUE,
  spamMarkedAt: UNCHANGED_VALUE,
  spamMarkedByName: UNCHANGED_VALUE,
  spamMarkedBy: UNCHANGED_VALUE,
  jobOffer: UNCHANGED_VALUE,
  source: UNCHANGED_VALUE,
  site: UNCHANGED_VALUE,
  utmSource: UNCHANGED_VALUE,
  utmMedium: UNCHANGED_VALUE,
  utmCampaign: UNCHANGED_VALUE,
  // The value may identify a person, because a link may be made for one person.
  utmContent: null,
  heardFrom: UNCHANGED_VALUE,
  language: UNCHANGED_VALUE,
  awaitsAnswer: false,
  answerDueOn: UNCHANGED_VALUE,
  answeredAt: UNCHANGED_VALUE,
  withdrawnAt: UNCHANGED_VALUE,
  announcedByMailAt: UNCHANGED_VALUE,
  acknowledgedAt: UNCHANGED_VALUE,
  chatTs: UNCHANGED_VALUE,
  submissionKey: null,
  updatedAt: UNCHANGED_VALUE,
  createdAt: UNCHANGED_VALUE,
} as const satisfies Record<ApplicationField, string | boolean | null | typeof UNCHANGED_VALUE>

/** The personal fields, with the values that replace them. */
export const ANONYMISED_FIELD_VALUES: Partial<Record<ApplicationField, string | boolean | null>> =
  Object.fromEntries(
    Object.entries(VALUES_AFTER_ERASURE).filter(([, value]) => value !== UNCHANGED_VALUE),
  )

/** All fields, as a Payload `select`. */
export const SELECT_APPLICATION_FIELDS: Partial<Record<ApplicationField, true>> =
  Object.fromEntries(Object.keys(VALUES_AFTER_ERASURE).map((field) => [field, true]))
