import { HOUSE_LANGUAGE, SITE_LANGUAGES, type SiteLanguage } from './siteLocale'
import { isWritten, type WordField } from './writtenWords'

export const TRANSLATION_STATES = ['complete', 'outdated', 'missing'] as const
/** `outdated`: the house's own words have changed since these were last saved. */
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/**
 * How far each language of a document is.
 * @param document read in all languages: each text as an object by language.
 * @param savedAt ISO instants; a language without one was written before they were kept.
 */
export function translationStates(
  fields: readonly WordField[],
  document: unknown,
  savedAt: Partial<Record<SiteLanguage, string | null>>,
): Record<SiteLanguage, TranslationState> {
  const stateIn = (language: SiteLanguage): TranslationState => {
    if (!isWritten(fields, document, language)) return 'missing'
    return isBehind(savedAt[language], savedAt[HOUSE_LANGUAGE]) ? 'outdated' : 'complete'
  }
  const states = SITE_LANGUAGES.map((language) => [language, stateIn(language)] as const)
  return { fr: 'missing', en: 'missing', ...Object.fromEntries(states) }
}

const isBehind = (own: string | null | undefined, house: string | null | undefined) =>
  Boolean(house) && new Date(own ?? 0) < new Date(house ?? 0)
