import type { Wording } from '@/src/content/wording'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { candidateWords as en } from './en'
import { candidateWords as fr } from './fr'

export type CandidateWords = Wording<typeof fr>

export const candidateWords: Record<SiteLanguage, CandidateWords> = { fr, en }
