import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { languageHintWords as en } from './en/languageHint'
import { languageHintWords as fr } from './fr/languageHint'
import type { PublicSiteWords } from './siteWords'

/** The texts have a module of their own: the hint is in another language than the page. */
export const languageHintWordsIn: Record<SiteLanguage, PublicSiteWords['languageHintWords']> = {
  fr,
  en,
}
