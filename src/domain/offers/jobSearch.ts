export const JOB_SORT_ORDERS = ['date', 'relevance', 'title'] as const
export type JobSortOrder = (typeof JOB_SORT_ORDERS)[number]

export const JOB_FILTER_NAMES = [
  'category',
  'location',
  'contract',
  'experience',
  'remote',
  'pay',
] as const
export type JobFilterName = (typeof JOB_FILTER_NAMES)[number]

/** The remote work filter: at least one day a week, or full remote. */
export const JOB_REMOTE_OPTIONS = ['some', 'full'] as const
export type JobRemoteOption = (typeof JOB_REMOTE_OPTIONS)[number]

/** The minimum pay filter: euros per year, gross. */
export const JOB_PAY_OPTIONS = ['30000', '40000', '50000', '60000', '80000'] as const
export type JobPayOption = (typeof JOB_PAY_OPTIONS)[number]

/** A search in the job list, by the words of its URL. `null` is the spec's "Tous". */
export type JobSearch = {
  text: string
  category: string | null
  location: string | null
  contract: string | null
  experience: string | null
  remote: JobRemoteOption | null
  pay: JobPayOption | null
  sort: JobSortOrder
  /** The page of the results, from 1. */
  page: number
}

export type JobFilters = Pick<JobSearch, JobFilterName>

export const UNFILTERED_JOB_SEARCH: JobSearch = {
  text: '',
  category: null,
  location: null,
  contract: null,
  experience: null,
  remote: null,
  pay: null,
  sort: 'date',
  page: 1,
}

export const JOB_OFFERS_PER_PAGE = 10

/** The active filters, in the order of the filter panel. */
export function activeJobFilters(search: JobSearch) {
  return JOB_FILTER_NAMES.filter((filter) => search[filter] !== null)
}

/** The search without one filter or without its text, on the first page. */
export function removeJobFilter(search: JobSearch, filter: JobFilterName | 'text'): JobSearch {
  return { ...search, [filter]: UNFILTERED_JOB_SEARCH[filter], page: UNFILTERED_JOB_SEARCH.page }
}

/**
 * Reads filters that were stored as text. An unknown criterion finds nothing; an unknown option of
 * the other filters is no filter.
 */
export function parseStoredJobFilters({
  remote,
  pay,
  ...criteria
}: Record<JobFilterName, string | null>): JobFilters {
  return {
    ...criteria,
    remote: JOB_REMOTE_OPTIONS.find((option) => option === remote) ?? null,
    pay: JOB_PAY_OPTIONS.find((option) => option === pay) ?? null,
  }
}

/** The search without filters and text; the sort order stays. */
export function removeJobFilters(search: JobSearch): JobSearch {
  return { ...UNFILTERED_JOB_SEARCH, sort: search.sort }
}

/** Whether the search hides any offer. */
export function isFilteredJobList(search: JobSearch) {
  return search.text !== '' || activeJobFilters(search).length > 0
}

/** The number of pages; an empty list has one page, with the message that there are no results. */
export function jobPageCount(total: number) {
  return Math.max(1, Math.ceil(total / JOB_OFFERS_PER_PAGE))
}
