import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

/** What a feed says, in whichever form it is asked for. Every address is whole. */
export type Feed = {
  title: string
  description: string
  /** The page whose news these are. */
  pageUrl: string
  /** Of the feed, by the form in which it is read. */
  feedUrl: string
  language: SiteLanguage
  author: { name: string; url: string }
  entries: readonly FeedEntry[]
}

export type FeedEntry = {
  /** The same for ever, whatever becomes of title and address. */
  id: string
  url: string
  title: string
  /** Plain text. */
  summary: string
  /** HTML. */
  content: string
  language: SiteLanguage
  /** An ISO instant. */
  publishedAt: string
  topics: readonly string[]
}
