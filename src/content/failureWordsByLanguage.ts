import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { failureWords as en } from './en/failure'
import { failureWords as fr } from './fr/failure'
import type { PublicSiteWords } from './siteWords'

/** All languages are in one bundle: the error page cannot rely on loading another script. */
export const failureWordsByLanguage: Record<SiteLanguage, PublicSiteWords['failureWords']> = {
  fr,
  en,
}
