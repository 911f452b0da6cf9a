import type { Wording } from '@/src/content/wording'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import * as en from './en'
import * as fr from './fr'

/** The texts of job alerts for visitors. */
export const alertWords: Record<SiteLanguage, Wording<typeof fr>> = { fr, en }
