import type { TranslationShape } from '@/src/content/translationShape'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { languageHintWords as en } from './en'
import { languageHintWords as fr } from './fr'

/** The words in all languages: the hint is in another language than the page. */
export const languageHintWordsIn: Record<SiteLanguage, TranslationShape<typeof fr>> = { fr, en }
