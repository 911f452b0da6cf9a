import type { TranslationShape } from '@/src/content/translationShape'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { insertConsentDuration, type KeepConsentOffer } from '../rules/keepConsent'
import { keepConsentWords as en } from './en'
import { keepConsentWords as fr } from './fr'

export type KeepConsentWords = TranslationShape<typeof fr>

export const keepConsentWords: Record<SiteLanguage, KeepConsentWords> = { fr, en }

/** The text to which a candidate agrees, with the standard text where the firm has written none. */
export function resolveKeepConsentOffer(
  { text, months }: { text: string | null; months: number },
  language: SiteLanguage,
): KeepConsentOffer {
  const words = keepConsentWords[language]
  return { months, text: insertConsentDuration(text || words.text, words.duration(months)) }
}
