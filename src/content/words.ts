import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { en } from './en'
import { fr } from './fr'
import type { Wording } from './wording'

/** All fixed texts of the public site in one language. */
export type Words = Wording<typeof fr>

const editions: Record<SiteLanguage, Words> = { fr, en }

export const wordsIn = (language: SiteLanguage): Words => editions[language]
