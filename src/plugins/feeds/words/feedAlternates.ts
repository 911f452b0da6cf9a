import type { JobListAlternate } from '@/src/content/jobListAlternate'
import { FEED_FORMATS } from '../rules/feedFiles'
import { FEED_TYPES, feedHref } from '../rules/offerFeed'
import { feedTitle } from './offerFeed'

export const feedAlternates: readonly JobListAlternate[] = FEED_FORMATS.map((format) => ({
  type: FEED_TYPES[format],
  href: (search) => feedHref(search, format),
  title: feedTitle,
}))
