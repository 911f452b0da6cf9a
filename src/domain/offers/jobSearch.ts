export const JOB_SORTS = ['date', 'relevance', 'title'] as const
export type JobSort = (typeof JOB_SORTS)[number]

export const JOB_FILTERS = [
  'category',
  'location',
  'contract',
  'experience',
  'remote',
  'pay',
] as const
export type JobFilter = (typeof JOB_FILTERS)[number]

/** How much work from home a visitor asks for: at least a day a week, or all of it. */
export const JOB_REMOTES = ['some', 'full'] as const
export type JobRemote = (typeof JOB_REMOTES)[number]

/** What a visitor wants to earn at least: euros a year, gross. */
export const JOB_PAYS = ['30000', '40000', '50000', '60000', '80000'] as const
export type JobPay = (typeof JOB_PAYS)[number]

/** What a visitor asks of the job list, by the words of its address. `null` stands for the spec's "Tous". */
export type JobSearch = {
  text: string
  category: string | null
  location: string | null
  contract: string | null
  experience: string | null
  remote: JobRemote | null
  pay: JobPay | null
  sort: JobSort
  /** From 1. */
  page: number
}

export const WHOLE_JOB_LIST: JobSearch = {
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

/** The filters in force, in the order in which they stand in the panel. */
export function activeJobFilters(search: JobSearch) {
  return JOB_FILTERS.filter((filter) => search[filter] !== null)
}

/** The same search without one of its filters or its text, from the first page. */
export function withoutJobFilter(search: JobSearch, filter: JobFilter | 'text'): JobSearch {
  return { ...search, [filter]: WHOLE_JOB_LIST[filter], page: WHOLE_JOB_LIST.page }
}

/** Everything cleared but the order in which the visitor likes to read. */
export function withoutJobFilters(search: JobSearch): JobSearch {
  return { ...WHOLE_JOB_LIST, sort: search.sort }
}

/** Whether the search leaves anything out of the list. */
export function narrowsJobList(search: JobSearch) {
  return search.text !== '' || activeJobFilters(search).length > 0
}

/** An empty list still has one page: the one that says so. */
export function jobPageCount(total: number) {
  return Math.max(1, Math.ceil(total / JOB_OFFERS_PER_PAGE))
}
