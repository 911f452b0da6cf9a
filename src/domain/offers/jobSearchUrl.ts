import { JOB_LIST_PATH } from '../urls/sitePaths'
import type { CriteriaForJobSearch, CriterionKind } from './criteria'
import {
  activeJobFilters,
  JOB_PAY_OPTIONS,
  JOB_REMOTE_OPTIONS,
  JOB_SORT_ORDERS,
  type JobPayOption,
  type JobRemoteOption,
  type JobSearch,
  type JobSortOrder,
  UNFILTERED_JOB_SEARCH,
} from './jobSearch'

const MAX_SEARCH_TEXT_CHARACTERS = 100

/** Query parameter names of the search. */
export const JOB_SEARCH_PARAMETERS = {
  text: 'recherche',
  category: 'categorie',
  location: 'lieu',
  contract: 'contrat',
  experience: 'experience',
  remote: 'teletravail',
  pay: 'remuneration',
  sort: 'tri',
  page: 'page',
} as const satisfies Record<keyof JobSearch, string>

/** Values of the search parameters in URLs; the values of criteria come from the criteria. */
export const JOB_SEARCH_URL_VALUES = {
  remote: { some: 'possible', full: 'complet' },
  pay: { 30000: '30000', 40000: '40000', 50000: '50000', 60000: '60000', 80000: '80000' },
  sort: { date: 'date', relevance: 'pertinence', title: 'titre' },
} as const satisfies {
  remote: Record<JobRemoteOption, string>
  pay: Record<JobPayOption, string>
  sort: Record<JobSortOrder, string>
}

type QueryParameters = Record<string, string | string[] | undefined>

/** Parses the search from the URL; unknown values are ignored. */
export function parseJobSearch(
  parameters: QueryParameters,
  criteria: CriteriaForJobSearch,
): JobSearch {
  const read = (key: keyof JobSearch) => [parameters[JOB_SEARCH_PARAMETERS[key]]].flat()[0] ?? ''
  const known = (kind: CriterionKind) =>
    criteria[kind].find(({ word }) => word === read(kind))?.word ?? null
  return {
    text: cleanSearchText(read('text')),
    category: known('category'),
    location: known('location'),
    contract: known('contract'),
    experience: known('experience'),
    remote: parseUrlValue(read('remote'), JOB_REMOTE_OPTIONS, JOB_SEARCH_URL_VALUES.remote),
    pay: parseUrlValue(read('pay'), JOB_PAY_OPTIONS, JOB_SEARCH_URL_VALUES.pay),
    sort:
      parseUrlValue(read('sort'), JOB_SORT_ORDERS, JOB_SEARCH_URL_VALUES.sort) ??
      UNFILTERED_JOB_SEARCH.sort,
    page: /^[1-9]\d{0,5}$/.test(read('page')) ? Number(read('page')) : UNFILTERED_JOB_SEARCH.page,
  }
}

/** Parses the search from query parameters. */
export function parseJobSearchParams(
  query: Pick<URLSearchParams, 'get'>,
  criteria: CriteriaForJobSearch,
): JobSearch {
  const named = Object.values(JOB_SEARCH_PARAMETERS).map((name) => [
    name,
    query.get(name) ?? undefined,
  ])
  return parseJobSearch(Object.fromEntries(named), criteria)
}

/** The shortest URL of a search; parsing it returns the same search. */
export function jobListHref(search: JobSearch) {
  const query = new URLSearchParams()
  if (search.text) query.set(JOB_SEARCH_PARAMETERS.text, search.text)
  const words = jobFilterUrlValues(search)
  for (const filter of activeJobFilters(search))
    query.set(JOB_SEARCH_PARAMETERS[filter], words[filter])
  if (search.sort !== UNFILTERED_JOB_SEARCH.sort) {
    query.set(JOB_SEARCH_PARAMETERS.sort, JOB_SEARCH_URL_VALUES.sort[search.sort])
  }
  if (search.page > 1) query.set(JOB_SEARCH_PARAMETERS.page, String(search.page))
  return query.size > 0 ? `${JOB_LIST_PATH}?${query}` : JOB_LIST_PATH
}

/** The filter values of a search in the URL; `''` is "Tous". */
export function jobFilterUrlValues(search: JobSearch) {
  const { category, location, contract, experience, remote, pay } = search
  return {
    category: category ?? '',
    location: location ?? '',
    contract: contract ?? '',
    experience: experience ?? '',
    remote: remote ? JOB_SEARCH_URL_VALUES.remote[remote] : '',
    pay: pay ? JOB_SEARCH_URL_VALUES.pay[pay] : '',
  }
}

function cleanSearchText(text: string) {
  const readable = text.replaceAll(/[\s\p{C}]+/gu, ' ').trim()
  return Array.from(readable).slice(0, MAX_SEARCH_TEXT_CHARACTERS).join('').trim()
}

function parseUrlValue<Value extends string>(
  word: string,
  values: readonly Value[],
  words: Record<Value, string>,
) {
  return values.find((value) => words[value] === word) ?? null
}
