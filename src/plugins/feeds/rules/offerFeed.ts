import { type JobSearch, UNFILTERED_JOB_SEARCH } from '@/src/domain/offers/jobSearch'
import { jobListHref } from '@/src/domain/offers/jobSearchUrl'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { FEED_FILE_NAMES_BY_FORMAT, type FeedFormat } from './feedFileNames'

export const FEED_MIME_TYPES = {
  rss: 'application/rss+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedFormat, string>

/** The number is enough for feed readers that poll rarely. */
export const OFFERS_PER_FEED = 50

/** Returns the search of a feed: its filters, always ordered by publication. */
export function toFeedSearch(search: JobSearch): JobSearch {
  return { ...search, sort: UNFILTERED_JOB_SEARCH.sort, page: UNFILTERED_JOB_SEARCH.page }
}

/** The internal path of the feed of a search. */
export function feedHref(search: JobSearch, format: FeedFormat): string {
  const query = jobListHref(toFeedSearch(search)).slice(JOB_LIST_PATH.length)
  return `${JOB_LIST_PATH}/${FEED_FILE_NAMES_BY_FORMAT[format].fr}${query}`
}
