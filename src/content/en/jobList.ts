import type { JobListTexts } from '@/src/domain/offers/jobListTexts'
import type { JobFilterName, JobSortOrder } from '@/src/domain/offers/jobSearch'
import { formatStoredDay } from './dates'

export const jobListWords = {
  offers: 'Vacancies',
  count: (total: number) =>
    `${total.toLocaleString('en-GB')} ${total === 1 ? 'vacancy' : 'vacancies'} found`,
  none: 'No vacancies found',
  noneExplanation:
    'Try fewer filters or a shorter word. You can also send us a speculative application.',
  noneYet:
    'No position is open at the moment. Send us a speculative application: we will read it again whenever one opens.',
  publishedOn: (day: string) => `Published on ${formatStoredDay(day)}`,
  pages: 'Result pages',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  titleOfPage: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  summaryOfPage: (summary: string, page: number) =>
    page > 1 ? `Page ${page}. ${summary}` : summary,
} as const

/** Texts of the search form, which is also rendered in the browser. */
export const jobSearchWords = {
  searchForm: 'Search for a vacancy',
  searchLabel: 'Search',
  searchPlaceholder: 'Search by title, skill or keyword...',
  search: 'Search',
  searching: 'Searching…',
  showFilters: 'Show filters',
  hideFilters: 'Hide filters',
  activeFilters: 'Active filters',
  removeFilter: 'Remove filter',
  clearFilters: 'Clear filters',
  any: 'Any',
  sortLabel: 'Sort by',
  sort: 'Sort',
} as const

/** Texts of the card of an offer. */
export const jobCardWords = {
  more: 'Show more',
  less: 'Show less',
  aboutOffer: 'about the vacancy {title}',
  stack: 'Tech stack',
  benefits: 'Benefits',
  profile: 'Who we are looking for',
  apply: 'Apply',
  applyTo: 'for the vacancy {title}',
} as const

export const jobFilterLabels = {
  category: 'Category',
  location: 'Location',
  contract: 'Contract',
  experience: 'Experience',
  remote: 'Remote work',
  pay: 'Gross pay',
} as const satisfies Record<JobFilterName, string>

export const jobSortLabels = {
  date: 'Date',
  relevance: 'Relevance',
  title: 'Title',
} as const satisfies Record<JobSortOrder, string>

/** Default texts until staff publish their own. */
export const defaultJobListTexts: JobListTexts = {
  title: 'Our vacancies',
  intro: '',
  benefits: [],
  spontaneous: {
    title: 'Can’t find the right role?',
    text: 'Send us a speculative application.',
    linkLabel: 'Speculative application',
  },
  reasons: { heading: '', cards: [], linkLabel: '' },
}
