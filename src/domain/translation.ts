import { HOUSE_LANGUAGE, inEachLanguage, isSiteLanguage, type SiteLanguage } from './siteLocale'
import { isWritten, type WordField } from './writtenWords'

export const TRANSLATION_STATES = ['complete', 'outdated', 'missing'] as const
/** `missing`: not all that the page needs is written. `outdated`: the house's own words have changed since these were last saved. */
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/**
 * How far each language of a document is.
 * @param document read in all languages: each text as an object by language.
 * @param savedAt ISO instants; what was never saved in a language but the house's is no translation.
 */
export function translationStates(
  fields: readonly WordField[],
  document: unknown,
  savedAt: Partial<Record<SiteLanguage, string | null>>,
): Record<SiteLanguage, TranslationState> {
  const stateIn = (language: SiteLanguage): TranslationState => {
    if (!isWritten(fields, document, language)) return 'missing'
    if (!isTranslated(language, savedAt[language])) return 'missing'
    return isBehind(savedAt[language], savedAt[HOUSE_LANGUAGE]) ? 'outdated' : 'complete'
  }
  return inEachLanguage(stateIn)
}

/** Whether what stands in a language was written in it, and is not what a translation begins with. */
export const isTranslated = (language: SiteLanguage, savedAt: string | null | undefined) =>
  language === HOUSE_LANGUAGE || Boolean(savedAt)

const isBehind = (own: string | null | undefined, house: string | null | undefined) =>
  Boolean(house) && new Date(own ?? 0) < new Date(house ?? 0)

/** What a field says in each language, as it is read in all of them. */
export function byLanguage(value: unknown): Partial<Record<SiteLanguage, string | null>> {
  const entries = Object.entries(typeof value === 'object' && value ? value : {})
  return Object.fromEntries(entries.filter(([language]) => isSiteLanguage(language)))
}
