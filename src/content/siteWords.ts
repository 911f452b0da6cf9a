import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { englishSiteWords } from './en'
import { frenchSiteWords } from './fr'
import type { TranslationShape } from './translationShape'

/** All fixed texts of the public site in one language. */
export type PublicSiteWords = TranslationShape<typeof frenchSiteWords>

const siteWordsByLanguage: Record<SiteLanguage, PublicSiteWords> = {
  fr: frenchSiteWords,
  en: englishSiteWords,
}

export const siteWordsIn = (language: SiteLanguage): PublicSiteWords =>
  siteWordsByLanguage[language]
