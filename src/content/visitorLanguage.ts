import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

const names = new Intl.DisplayNames(SOURCE_LANGUAGE, { type: 'language' })

// French needs no mention.
const attributesUnlessSource =
  (say: (name: string) => string) =>
  (language: SiteLanguage): string | null =>
    language === SOURCE_LANGUAGE ? null : say(names.of(language) ?? language)

/** The language of a sender, for staff; empty for French. */
export const visitorLanguageWords = {
  label: 'Langue',
  name: attributesUnlessSource((name) => name),
  applied: attributesUnlessSource((name) => `Candidature envoyée depuis le site en ${name}`),
  wrote: attributesUnlessSource((name) => `Message envoyé depuis le site en ${name}`),
} as const

/** A row among the facts of a notification. */
export function languageFacts(language: SiteLanguage): { label: string; value: string }[] {
  const value = visitorLanguageWords.name(language)
  return value === null ? [] : [{ label: visitorLanguageWords.label, value }]
}
