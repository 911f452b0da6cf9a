import { HOUSE_LANGUAGE, inEachLanguage, isSiteLanguage, type SiteLanguage } from './siteLocale'
import { isLeftUnsaid, isWritten, markOf, type WordField, wordsOf } from './writtenWords'

export const TRANSLATION_STATES = ['complete', 'outdated', 'missing'] as const
/** `missing`: not all that the page needs is written. `outdated`: the house's own words are no longer those that these were made from. */
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/**
 * How far each language of a document is.
 * @param document read in all languages: each text as an object by language.
 * @param noted what was never saved in a language but the house's is no translation.
 */
export function translationStates(
  fields: readonly WordField[],
  document: unknown,
  noted: object,
): Record<SiteLanguage, TranslationState> {
  const { savedAt: noticed }: Noted = noted
  const savedAt = byLanguage(noticed)
  return inEachLanguage((language): TranslationState => {
    if (!isWritten(fields, document, language)) return 'missing'
    if (!isTranslated(language, savedAt[language])) return 'missing'
    return isBehind(language, fields, document, noted) ? 'outdated' : 'complete'
  })
}

/**
 * The same of settings, which need no text: what is said in the house's own language has to be said in
 * the others too.
 */
export function settingStates(
  fields: readonly WordField[],
  document: unknown,
  noted: object,
): Record<SiteLanguage, TranslationState> {
  return inEachLanguage((language): TranslationState => {
    if (isLeftUnsaid(fields, document, language)) return 'missing'
    return isBehind(language, fields, document, noted) ? 'outdated' : 'complete'
  })
}

/** By language: ISO instants, and the marks of the house's own words that each was made from. */
type Noted = { savedAt?: unknown; madeFrom?: unknown }

/** Whether what stands in a language was written in it, and is not what a translation begins with. */
export const isTranslated = (language: SiteLanguage, savedAt: string | null | undefined) =>
  language === HOUSE_LANGUAGE || Boolean(savedAt)

// Where no mark was kept yet, what was saved before the house's own words is behind them.
function isBehind(
  language: SiteLanguage,
  fields: readonly WordField[],
  document: unknown,
  noted: Noted,
): boolean {
  if (language === HOUSE_LANGUAGE) return false
  const mark = byLanguage(noted.madeFrom)[language]
  if (mark) return mark !== markOf(wordsOf(fields, document, HOUSE_LANGUAGE))
  const { [language]: own, [HOUSE_LANGUAGE]: house } = byLanguage(noted.savedAt)
  return Boolean(house) && new Date(own ?? 0) < new Date(house ?? 0)
}

/** What a field says in each language, as it is read in all of them. */
export function byLanguage(value: unknown): Partial<Record<SiteLanguage, string | null>> {
  const entries = Object.entries(typeof value === 'object' && value ? value : {})
  return Object.fromEntries(entries.filter(([language]) => isSiteLanguage(language)))
}
