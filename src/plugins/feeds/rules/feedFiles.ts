import type { JobListFile } from '@/src/domain/urls/jobListFiles'

export const FEED_FORMATS = ['rss', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

export const FEED_FILES = {
  rss: { fr: 'flux.xml', en: 'feed.xml' },
  json: { fr: 'flux.json', en: 'feed.json' },
} as const satisfies Record<FeedFormat, JobListFile>

export const feedFiles: readonly JobListFile[] = Object.values(FEED_FILES)
