import type { Wording } from '@/src/content/wording'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { feedWords as en } from './en'
import { feedWords as fr } from './fr'

export const feedWords: Record<SiteLanguage, Wording<typeof fr>> = { fr, en }
