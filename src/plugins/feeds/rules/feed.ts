import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** The content of a feed, independent of its format. All URLs are absolute. */
export type Feed = {
  title: string
  description: string
  /** The URL of the page that the feed belongs to. */
  pageUrl: string
  /** The URL of the feed, by format. */
  feedUrl: string
  language: SiteLanguage
  author: { name: string; url: string }
  entries: readonly FeedEntry[]
}

export type FeedEntry = {
  /** A permanent id that does not change with the title or the URL. */
  id: string
  url: string
  title: string
  /** A summary as plain text. */
  summary: string
  /** The content as HTML. */
  content: string
  language: SiteLanguage
  /** The publication as an ISO instant. */
  publishedAt: string
  topics: readonly string[]
}
