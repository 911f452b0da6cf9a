import type { JobApplication } from '@/payload-types'
import { NO_ADDRESS, NO_NAME } from './retention'

/** The value stays: it identifies nobody and is needed for statistics. */
const KEPT = Symbol('kept')

type Computed = 'id' | 'documentWords' | 'toRead' | 'searchText'
export type ApplicationField = Exclude<keyof JobApplication, Computed>

/** Every field of an application, with its value after anonymisation. */
const AFTERWARDS = {
  candidateName: NO_NAME,
  candidateEmail: NO_ADDRESS,
  candidatePhone: null,
  jobTitle: KEPT,
  cv: null,
  coverLetter: null,
  coverLetterFile: null,
  status: KEPT,
  statusChangedAt: KEPT,
  statusChangedByName: KEPT,
  statusChangedBy: KEPT,
  isSpam: KEPT,
  spamMarkedAt: KEPT,
  spamMarkedByName: KEPT,
  spamMarkedBy: KEPT,
  jobOffer: KEPT,
  source: KEPT,
  site: KEPT,
  utmSource: KEPT,
  utmMedium: KEPT,
  utmCampaign: KEPT,
  // A link may be made for one person.
  utmContent: null,
  heardFrom: KEPT,
  language: KEPT,
  awaitsAnswer: false,
  answerDueOn: KEPT,
  answeredAt: KEPT,
  announcedByMailAt: KEPT,
  acknowledgedAt: KEPT,
  chatTs: KEPT,
  submissionKey: null,
  updatedAt: KEPT,
  createdAt: KEPT,
} as const satisfies Record<ApplicationField, string | boolean | null | typeof KEPT>

/** The personal fields, with the values that replace them. */
export const ANONYMISED: Partial<Record<ApplicationField, string | boolean | null>> =
  Object.fromEntries(Object.entries(AFTERWARDS).filter(([, value]) => value !== KEPT))

/** All fields, as a Payload `select`. */
export const EVERY_FIELD: Partial<Record<ApplicationField, true>> = Object.fromEntries(
  Object.keys(AFTERWARDS).map((field) => [field, true]),
)
