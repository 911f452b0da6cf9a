import { type SiteLanguage, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

const frenchLanguageNames = new Intl.DisplayNames(SOURCE_LANGUAGE, { type: 'language' })

// Returns the language for staff; empty for French, which needs no mention.
const textUnlessFrench =
  (say: (name: string) => string) =>
  (language: SiteLanguage): string | null =>
    language === SOURCE_LANGUAGE ? null : say(frenchLanguageNames.of(language) ?? language)

/** The language of a sender, for staff; empty for French. */
export const visitorLanguageWords = {
  label: 'Langue',
  name: textUnlessFrench((name) => name),
  applied: textUnlessFrench((name) => `Candidature envoyée depuis le site en ${name}`),
  wrote: textUnlessFrench((name) => `Message envoyé depuis le site en ${name}`),
} as const

/** A row of a notification that names the language of the sender. */
export function senderLanguageFacts(language: SiteLanguage): { label: string; value: string }[] {
  const value = visitorLanguageWords.name(language)
  return value === null ? [] : [{ label: visitorLanguageWords.label, value }]
}
