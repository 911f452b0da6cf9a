import { findCachedOfferCriteria } from '@/src/cache/offers'
import { currentPageLanguage } from '@/src/content/currentPageWords'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import {
  JOB_SEARCH_PARAMETERS,
  jobFilterUrlValues,
  parseJobSearch,
} from '@/src/domain/offers/jobSearchUrl'
import { getPayloadInstance } from '@/src/payload'
import { linkKeyFromToken } from '@/src/plugins/job-alerts/commands/alertToken'
import { findAlertByLink } from '@/src/plugins/job-alerts/queries/findAlert'
import { type AlertLinkPurpose, readAlertToken } from '@/src/plugins/job-alerts/rules/alertPages'
import { ALERT_SEARCH_FIELDS, searchOfAlert } from '@/src/plugins/job-alerts/rules/jobAlert'
import { alertWords } from '@/src/plugins/job-alerts/words/alertWords'
import { describeSearch } from '@/src/plugins/job-alerts/words/describeSearch'

export type AlertPageSearchParams = Promise<Record<string, string | string[] | undefined>>

export const alertWordsOfPageLanguage = async () => alertWords[await currentPageLanguage()]

/** Metadata for pages that search engines do not show, and whose URLs must reach no other site. */
export const PRIVATE_METADATA = { robots: { index: false }, referrer: 'no-referrer' } as const

/** Reads the search of the form: its values by their names in the URL, and in words. */
export async function readFormSearch(parameters: Awaited<AlertPageSearchParams>) {
  const language = await currentPageLanguage()
  const criteria = await findCachedOfferCriteria(language)
  const search = parseJobSearch(parameters, criteria)
  return {
    searchValues: searchUrlParameters(search),
    described: describeSearch({ search, criteria, language }),
  }
}

function searchUrlParameters(search: JobSearch) {
  const words = { ...jobFilterUrlValues(search), text: search.text }
  return Object.fromEntries(
    ALERT_SEARCH_FIELDS.flatMap((field) =>
      words[field] ? [[JOB_SEARCH_PARAMETERS[field], words[field]]] : [],
    ),
  )
}

/**
 * Finds the alert of the opened link; `state` says whether the link is wrong, the alert is gone, or
 * it was found.
 */
export async function findAlertOfLink(
  purpose: AlertLinkPurpose,
  parameters: Awaited<AlertPageSearchParams>,
) {
  const payload = await getPayloadInstance()
  const token = readAlertToken({ get: (name) => [parameters[name]].flat()[0] ?? null })
  const linkKey = linkKeyFromToken(token, purpose, payload.secret)
  if (linkKey === null) return { state: 'wrong' } as const
  const alert = await findAlertByLink(payload, linkKey)
  if (!alert) return { state: 'gone' } as const
  const language = await currentPageLanguage()
  const criteria = await findCachedOfferCriteria(language)
  const described = describeSearch({ search: searchOfAlert(alert), criteria, language })
  return { state: 'found', alert, token, described } as const
}
