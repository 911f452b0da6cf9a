import {
  hashTexts,
  hasRequiredTextsInLanguage,
  type LocalizableField,
  lacksTranslation,
  localizedTextsInLanguage,
} from '@/src/domain/languages/localizedTexts'
import {
  createRecordByLanguage,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'
import { isTranslationSaved, valuesByLanguage } from '@/src/domain/languages/translation'

export const TRANSLATION_STATES = ['complete', 'outdated', 'missing'] as const
/**
 * `missing`: a required text is not translated. `outdated`: the French text changed after the
 * translation.
 */
export type TranslationState = (typeof TRANSLATION_STATES)[number]

/**
 * Computes the translation state of a document per language. @param document read in all locales:
 * each localized text is an object by language. @param noted when and from what each language was
 * saved; a language that was never saved is not a translation.
 */
export function translationStates(
  fields: readonly LocalizableField[],
  document: unknown,
  noted: object,
): Record<SiteLanguage, TranslationState> {
  const { savedAt: noticed }: LanguageSaveRecord = noted
  const savedAt = valuesByLanguage(noticed)
  return createRecordByLanguage((language): TranslationState => {
    if (!hasRequiredTextsInLanguage(fields, document, language)) return 'missing'
    if (!isTranslationSaved(language, savedAt[language])) return 'missing'
    return isTranslationOutdated(language, fields, document, noted) ? 'outdated' : 'complete'
  })
}

/**
 * Computes the translation state of settings, whose texts are optional: a text that exists in
 * French must exist in the other languages.
 */
export function translationStatesOfSettings(
  fields: readonly LocalizableField[],
  document: unknown,
  noted: object,
): Record<SiteLanguage, TranslationState> {
  return createRecordByLanguage((language): TranslationState => {
    if (lacksTranslation(fields, document, language)) return 'missing'
    return isTranslationOutdated(language, fields, document, noted) ? 'outdated' : 'complete'
  })
}

/** The time at which a language was saved, and the hash of the French text of its translation. */
type LanguageSaveRecord = { savedAt?: unknown; madeFrom?: unknown }

// Without a stored hash, the translation is outdated if it was saved before the French text.
function isTranslationOutdated(
  language: SiteLanguage,
  fields: readonly LocalizableField[],
  document: unknown,
  noted: LanguageSaveRecord,
): boolean {
  if (language === SOURCE_LANGUAGE) return false
  const mark = valuesByLanguage(noted.madeFrom)[language]
  if (mark) return mark !== hashTexts(localizedTextsInLanguage(fields, document, SOURCE_LANGUAGE))
  const { [language]: own, [SOURCE_LANGUAGE]: source } = valuesByLanguage(noted.savedAt)
  return Boolean(source) && new Date(own ?? 0) < new Date(source ?? 0)
}
