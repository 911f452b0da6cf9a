import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { recruiterWords as en } from './en'
import { recruiterWords as fr } from './fr'

export const recruiterWordsByLanguage: Record<SiteLanguage, typeof fr> = { fr, en }
