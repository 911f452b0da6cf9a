import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import type { OfferWords } from './describeOffer'

/** Another form of a search in the job list, which the head of its page links to. */
export type JobListAlternate = {
  /** Its media type. */
  type: string
  /** @returns its internal path */
  href: (search: JobSearch) => string
  title: (list: ShownJobList) => string
}

export type ShownJobList = {
  search: JobSearch
  company: string
  language: SiteLanguage
  words: OfferWords
}
