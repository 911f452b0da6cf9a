import { DAY_MS } from '@/src/domain/durations'
import {
  JOB_FILTER_NAMES,
  type JobSearch,
  parseStoredJobFilters,
  UNFILTERED_JOB_SEARCH,
} from '@/src/domain/offers/jobSearch'
import { JOB_SEARCH_PARAMETERS, jobListHref } from '@/src/domain/offers/jobSearchUrl'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'

/** The parts of a search that an alert stores, each in a field of this name. */
export const ALERT_SEARCH_FIELDS = ['text', ...JOB_FILTER_NAMES] as const
export type AlertSearchField = (typeof ALERT_SEARCH_FIELDS)[number]
export type StoredAlertSearch = Record<AlertSearchField, string | null>

/** An alert that is not confirmed is deleted after these days. */
export const UNCONFIRMED_ALERT_LIFETIME_DAYS = 7
/** A confirmed alert is deleted after these days unless its subscriber renews it. */
export const ALERT_LIFETIME_DAYS = 365
/** The mail that asks for the renewal is sent this many days before the end. */
export const RENEWAL_MAIL_DAYS_BEFORE_END = 30
/** An alert sends at most one mail within these hours. */
export const MIN_HOURS_BETWEEN_MAILS = 24
/** Offers that open within these minutes are in one mail, and staff can still correct a mistake. */
export const OFFER_MAIL_DELAY_MINUTES = 15

export const MAX_ALERTS_PER_ADDRESS = 10
/** The maximum prevents that a stranger fills the mailbox of another person. */
export const MAX_CONFIRMATION_MAILS_PER_HOUR = 3
/** The offers that one mail names; the others are counted. */
export const MAX_OFFERS_NAMED_IN_MAIL = 10

/** The kinds of mails of an alert. */
export const ALERT_MAIL_KINDS = ['confirmation', 'renewal', 'offers'] as const
export type AlertMailKind = (typeof ALERT_MAIL_KINDS)[number]

export const daysAfter = (moment: Date, days: number) =>
  new Date(moment.getTime() + days * DAY_MS).toISOString()

/** The maximum number of characters of each field of the form. */
export const ALERT_FORM_LIMITS = {
  email: 254,
  ...Object.fromEntries(ALERT_SEARCH_FIELDS.map((field) => [JOB_SEARCH_PARAMETERS[field], 200])),
}

/** Returns the search as it is stored: without order and page. */
export function toStoredAlertSearch(search: JobSearch): StoredAlertSearch {
  const { text, sort: _sort, page: _page, ...filters } = search
  return { text: text || null, ...filters }
}

/** Reads the search of an alert. */
export function searchOfAlert({ text, ...filters }: StoredAlertSearch): JobSearch {
  return { ...UNFILTERED_JOB_SEARCH, ...parseStoredJobFilters(filters), text: text ?? '' }
}

/** Writes the search as a query: equal for equal searches. */
export function searchQueryString(search: JobSearch): string {
  return jobListHref(searchOfAlert(toStoredAlertSearch(search))).slice(JOB_LIST_PATH.length)
}
