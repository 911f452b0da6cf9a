import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { failureWords as fr } from './fr/failure'
import type { Words } from './words'

type FailureWords = Words['failureWords']

/** Those of the house's language are there; the others are only fetched where a page has failed. */
export const failureWordsIn: Record<
  SiteLanguage,
  FailureWords | (() => Promise<{ failureWords: FailureWords }>)
> = {
  fr,
  en: () => import('./en/failure'),
}
