import type { TranslationShape } from '@/src/content/translationShape'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { recruitmentProcessWords as en } from './en'
import { recruitmentProcessWords as fr } from './fr'

export const recruitmentProcessWordsByLanguage: Record<
  SiteLanguage,
  TranslationShape<typeof fr>
> = { fr, en }
