import type { IsoDay } from '@/src/domain/text/frenchDate'
import { type ApplicationRetention, addDays, addMonths } from './applicationRetention'
import type { RetentionRules } from './retentionPeriods'

/** After this period a Super Administrator decides whether an accepted application stays. */
export const ACCEPTED_REVIEW_MONTHS = 3

/** The length of the reason for which an accepted application stays. */
export const EXTENSION_REASON_CHARACTERS = { least: 10, most: 500 } as const

export function isExtensionReason(text: string) {
  const { length } = text.trim()
  return length >= EXTENSION_REASON_CHARACTERS.least && length <= EXTENSION_REASON_CHARACTERS.most
}

/** The first day on which the list shows an application that was accepted on this day. */
export const acceptedReviewDay = (acceptedOn: IsoDay): IsoDay =>
  addDays(addMonths(acceptedOn, ACCEPTED_REVIEW_MONTHS), 1)

/** The decision that an accepted application stays. */
export type RetentionExtension = {
  id: number
  reason: string
  byName: string | null
  /** The day of the decision, in the site's time zone. */
  on: IsoDay
}

/** An application whose acceptance is older than the period. */
export type ListedAcceptedApplication = {
  id: number
  name: string
  offer: string
  acceptedOn: IsoDay
  /** Null while a Super Administrator has to decide. */
  extension: RetentionExtension | null
}

/** The retention of an application, for its page. */
export type ShownRetention = ApplicationRetention & {
  rules: RetentionRules
  /** Set for an accepted application about which a Super Administrator has to decide, or has decided. */
  listed: ListedAcceptedApplication | null
}

/** The oldest acceptances, and how many there are in all. */
export type ListedAcceptedApplications = {
  applications: ListedAcceptedApplication[]
  total: number
}

/** The kind of records of these decisions about an application. */
export const RETENTION_EXTENSIONS_KIND = 'retentionExtensions'

/** Where a Super Administrator's decision is sent. */
export const ACCEPTED_DECISION_URL = '/api/conservation/acceptees'
/** The last part of the path of the list, below the settings. */
export const ACCEPTED_APPLICATIONS_PATH = '/acceptees'
