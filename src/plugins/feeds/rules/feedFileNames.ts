import type { JobListFileNames } from '@/src/domain/urls/jobListFiles'

export const FEED_FORMATS = ['rss', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

export const FEED_FILE_NAMES_BY_FORMAT = {
  rss: { fr: 'flux.xml', en: 'feed.xml' },
  json: { fr: 'flux.json', en: 'feed.json' },
} as const satisfies Record<FeedFormat, JobListFileNames>

export const feedFileNames: readonly JobListFileNames[] = Object.values(FEED_FILE_NAMES_BY_FORMAT)
