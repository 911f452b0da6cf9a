import {
  JOB_FILTERS,
  JOB_PAYS,
  JOB_REMOTES,
  type JobSearch,
  UNFILTERED_JOB_LIST,
} from '@/src/domain/offers/jobSearch'
import { JOB_SEARCH_PARAMETERS, jobListHref } from '@/src/domain/offers/jobSearchUrl'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'

/** The parts of a search that an alert stores, each in a field of this name. */
export const ALERT_SEARCH_FIELDS = ['text', ...JOB_FILTERS] as const
export type AlertSearchField = (typeof ALERT_SEARCH_FIELDS)[number]
export type StoredSearch = Record<AlertSearchField, string | null>

/** An alert that is not confirmed is deleted after these days. */
export const DAYS_TO_CONFIRM = 7
/** A confirmed alert is deleted after these days unless its subscriber renews it. */
export const DAYS_OF_AN_ALERT = 365
/** The mail that asks for the renewal is sent this many days before the end. */
export const RENEWAL_DAYS = 30
/** An alert sends at most one mail within these hours. */
export const HOURS_BETWEEN_MAILS = 24
/** Offers that open within these minutes are in one mail, and staff can still correct a mistake. */
export const MINUTES_BEFORE_MAIL = 15

export const MAX_ALERTS_PER_ADDRESS = 10
/** The maximum prevents that a stranger fills the mailbox of another person. */
export const MAX_CONFIRMATIONS_PER_HOUR = 3
/** The offers that one mail names; the others are counted. */
export const MAX_OFFERS_IN_MAIL = 10

/** The kinds of mails of an alert. */
export const ALERT_MAILS = ['confirmation', 'renewal', 'offers'] as const
export type AlertMail = (typeof ALERT_MAILS)[number]

const DAY_MS = 24 * 60 * 60 * 1000

export const daysAfter = (moment: Date, days: number) =>
  new Date(moment.getTime() + days * DAY_MS).toISOString()

/** The maximum number of characters of each field of the form. */
export const ALERT_FORM_LIMITS = {
  email: 254,
  ...Object.fromEntries(ALERT_SEARCH_FIELDS.map((field) => [JOB_SEARCH_PARAMETERS[field], 200])),
}

/** Returns the search as it is stored: without order and page. */
export function storedSearch(search: JobSearch): StoredSearch {
  const { text, category, location, contract, experience, remote, pay } = search
  return { text: text || null, category, location, contract, experience, remote, pay }
}

/** Reads the search of an alert. An unknown value finds nothing, and does not widen the search. */
export function searchOfAlert(stored: StoredSearch): JobSearch {
  const { text, category, location, contract, experience } = stored
  return {
    ...UNFILTERED_JOB_LIST,
    ...{ category, location, contract, experience },
    text: text ?? '',
    remote: JOB_REMOTES.find((remote) => remote === stored.remote) ?? null,
    pay: JOB_PAYS.find((pay) => pay === stored.pay) ?? null,
  }
}

/** Writes the search as a query: equal for equal searches. */
export function searchQuery(search: JobSearch): string {
  return jobListHref(searchOfAlert(storedSearch(search))).slice(JOB_LIST_PATH.length)
}
