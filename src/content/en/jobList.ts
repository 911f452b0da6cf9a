import type { JobListTexts } from '@/src/domain/jobListTexts'
import type { JobFilter, JobSort } from '@/src/domain/jobSearch'

// A day is kept as its noon in UTC, which is the same day wherever the site is read.
const dayFormat = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

export const jobListWords = {
  offers: 'Jobs',
  searchForm: 'Search for a job',
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
  count: (total: number) =>
    `${total.toLocaleString('en-GB')} ${total === 1 ? 'job' : 'jobs'} found`,
  sortLabel: 'Sort by',
  sort: 'Sort',
  none: 'No jobs found',
  noneExplanation:
    'Try fewer filters or a shorter word. You can also send us a speculative application.',
  noneYet:
    'No position is open at the moment. Send us a speculative application: we will read it again whenever one opens.',
  publishedOn: (day: string) => `Published on ${dayFormat.format(new Date(day))}`,
  more: 'Show more',
  less: 'Show less',
  stack: 'Tech stack',
  benefits: 'Benefits',
  profile: 'Who we are looking for',
  apply: 'Apply',
  applyTo: (title: string) => `for the job ${title}`,
  aboutOffer: (title: string) => `about the job ${title}`,
  pages: 'Result pages',
  page: (page: number, count: number) => `Page ${page} of ${count}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  titleOfPage: (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title),
  summaryOfPage: (summary: string, page: number) =>
    page > 1 ? `Page ${page}. ${summary}` : summary,
} as const

export const jobFilterLabels = {
  category: 'Category',
  location: 'Location',
  contract: 'Contract',
  experience: 'Experience',
} as const satisfies Record<JobFilter, string>

export const jobSortLabels = {
  date: 'Date',
  relevance: 'Relevance',
  title: 'Title',
} as const satisfies Record<JobSort, string>

/** Shown until staff publish their own texts. */
export const defaultJobListTexts: JobListTexts = {
  title: 'Job openings',
  intro: '',
  benefits: [],
  spontaneous: {
    title: 'Can’t find the right job?',
    text: 'Send us a speculative application.',
    linkLabel: 'Speculative application',
  },
  reasons: { heading: '', cards: [], linkLabel: '' },
}
