import { HOUSE_LANGUAGE, type SiteLanguage } from '@/src/domain/languages/siteLocale'

const names = new Intl.DisplayNames(HOUSE_LANGUAGE, { type: 'language' })

// French needs no mention.
const unlessHouse =
  (say: (name: string) => string) =>
  (language: SiteLanguage): string | null =>
    language === HOUSE_LANGUAGE ? null : say(names.of(language) ?? language)

/** The language of a sender, for staff; empty for French. */
export const visitorLanguageWords = {
  label: 'Langue',
  name: unlessHouse((name) => name),
  applied: unlessHouse((name) => `Candidature envoyée depuis le site en ${name}`),
  wrote: unlessHouse((name) => `Message envoyé depuis le site en ${name}`),
  replyHint: unlessHouse(
    (name) =>
      `Cette personne a écrit depuis le site en ${name}\u00A0: l’objet et le rappel de son message seront dans cette langue, votre texte part tel quel.`,
  ),
} as const

/** A row among the facts of a notification. */
export function languageFacts(language: SiteLanguage): { label: string; value: string }[] {
  const value = visitorLanguageWords.name(language)
  return value === null ? [] : [{ label: visitorLanguageWords.label, value }]
}
