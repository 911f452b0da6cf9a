import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { languageHintWords as en } from './en/languageHint'
import { languageHintWords as fr } from './fr/languageHint'
import type { Words } from './words'

/** Apart from the other words: said in another language than that of the page. */
export const languageHintWordsIn: Record<SiteLanguage, Words['languageHintWords']> = { fr, en }
