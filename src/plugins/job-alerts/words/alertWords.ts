import type { TranslationShape } from '@/src/content/translationShape'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import * as en from './en'
import * as fr from './fr'

/** The texts of job alerts for visitors. */
export const alertWords: Record<SiteLanguage, TranslationShape<typeof fr>> = { fr, en }
