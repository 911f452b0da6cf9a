import type { JobApplication } from '@/payload-types'
import { NO_ADDRESS, NO_NAME } from './retention'

/** The value stays: it identifies nobody and is needed for statistics. */
const UNCHANGED = Symbol('kept')

type Computed = 'id' | 'documentWords' | 'toRead' | 'searchText'
export type ApplicationField = Exclude<keyof JobApplication, Computed>

/** Every field of an application, with its value after anonymisation. */
const AFTERWARDS = {
  candidateName: NO_NAME,
  candidateEmail: NO_ADDRESS,
  candidatePhone: null,
  jobTitle: UNCHANGED,
  cv: null,
  coverLetter: null,
  coverLetterFile: null,
  status: UNCHANGED,
  statusChangedAt: UNCHANGED,
  statusChangedByName: UNCHANGED,
  statusChangedBy: UNCHANGED,
  isSpam: UNCHANGED,
  spamMarkedAt: UNCHANGED,
  spamMarkedByName: UNCHANGED,
  spamMarkedBy: UNCHANGED,
  jobOffer: UNCHANGED,
  source: UNCHANGED,
  site: UNCHANGED,
  utmSource: UNCHANGED,
  utmMedium: UNCHANGED,
  utmCampaign: UNCHANGED,
  // A link may be made for one person.
  utmContent: null,
  heardFrom: UNCHANGED,
  language: UNCHANGED,
  awaitsAnswer: false,
  answerDueOn: UNCHANGED,
  answeredAt: UNCHANGED,
  announcedByMailAt: UNCHANGED,
  acknowledgedAt: UNCHANGED,
  chatTs: UNCHANGED,
  submissionKey: null,
  updatedAt: UNCHANGED,
  createdAt: UNCHANGED,
} as const satisfies Record<ApplicationField, string | boolean | null | typeof UNCHANGED>

/** The personal fields, with the values that replace them. */
export const ANONYMISED: Partial<Record<ApplicationField, string | boolean | null>> =
  Object.fromEntries(Object.entries(AFTERWARDS).filter(([, value]) => value !== UNCHANGED))

/** All fields, as a Payload `select`. */
export const EVERY_FIELD: Partial<Record<ApplicationField, true>> = Object.fromEntries(
  Object.keys(AFTERWARDS).map((field) => [field, true]),
)
