import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { failureWords as en } from './en/failure'
import { failureWords as fr } from './fr/failure'
import type { Words } from './words'

/** All of them at hand: where a script has not arrived, another would not either. */
export const failureWordsIn: Record<SiteLanguage, Words['failureWords']> = { fr, en }
