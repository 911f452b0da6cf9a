import { JOB_LIST_PATH } from '../addresses/sitePaths'
import { type JobSearch, WHOLE_JOB_LIST } from './jobSearch'
import { jobListHref } from './jobSearchAddress'

export const FEED_FORMATS = ['rss', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** Where the feeds of the job list stand, by the house's own words. */
export const FEED_PATHS = {
  rss: `${JOB_LIST_PATH}/flux.xml`,
  json: `${JOB_LIST_PATH}/flux.json`,
} as const satisfies Record<FeedFormat, string>

export const FEED_TYPES = {
  rss: 'application/rss+xml',
  json: 'application/feed+json',
} as const satisfies Record<FeedFormat, string>

/** As many as readers keep; who has been away for longer than fifty offers reads the list. */
export const OFFERS_PER_FEED = 50

/** What a feed follows of a search: whatever comes newly into it, in the order in which it comes. */
export function followedSearch(search: JobSearch): JobSearch {
  return { ...search, sort: WHOLE_JOB_LIST.sort, page: WHOLE_JOB_LIST.page }
}

/** The house path of the feed that follows a search. */
export function feedHref(search: JobSearch, format: FeedFormat): string {
  return FEED_PATHS[format] + jobListHref(followedSearch(search)).slice(JOB_LIST_PATH.length)
}
