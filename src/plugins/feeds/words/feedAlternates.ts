import type { JobListAlternateFormat } from '@/src/content/jobListAlternate'
import { FEED_FORMATS } from '../rules/feedFileNames'
import { FEED_MIME_TYPES, feedHref } from '../rules/offerFeed'
import { feedTitle } from './offerFeed'

export const feedAlternates: readonly JobListAlternateFormat[] = FEED_FORMATS.map((format) => ({
  type: FEED_MIME_TYPES[format],
  href: (search) => feedHref(search, format),
  title: feedTitle,
}))
