import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import type { OfferWords } from './offerTexts'

/** An alternate format of a search in the job list, to which the head of its page links. */
export type JobListAlternateFormat = {
  /** The media type of the format. */
  type: string
  /** Returns the internal path of the format for a search. */
  href: (search: JobSearch) => string
  title: (list: ShownJobList) => string
}

export type ShownJobList = {
  search: JobSearch
  company: string
  language: SiteLanguage
  words: OfferWords
}
