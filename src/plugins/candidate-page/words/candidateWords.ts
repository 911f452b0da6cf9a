import type { TranslationShape } from '@/src/content/translationShape'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { candidateWords as en } from './en'
import { candidateWords as fr } from './fr'

export type CandidateWords = TranslationShape<typeof fr>

export const candidateWords: Record<SiteLanguage, CandidateWords> = { fr, en }
