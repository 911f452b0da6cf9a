import type { TranslationShape } from '@/src/content/translationShape'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { englishFeedWords as en } from './en'
import { frenchFeedWords as fr } from './fr'

export const feedWordsByLanguage: Record<SiteLanguage, TranslationShape<typeof fr>> = { fr, en }
