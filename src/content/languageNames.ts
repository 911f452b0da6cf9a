import {
  createRecordByLanguage,
  type SiteLanguage,
  SOURCE_LANGUAGE,
} from '@/src/domain/languages/siteLocale'

/** The language names for staff: « Anglais ». */
export const languageNamesForStaff = createRecordByLanguage((language) =>
  capitalizedLanguageName(SOURCE_LANGUAGE, language),
)

/** Each language name in its own language: « English ». */
export const ownLanguageNames = createRecordByLanguage((language) =>
  capitalizedLanguageName(language, language),
)

/** The language name inside a sentence: « anglais ». */
export function languageNameIn(speaker: SiteLanguage, language: SiteLanguage) {
  return new Intl.DisplayNames(speaker, { type: 'language' }).of(language) ?? language
}

function capitalizedLanguageName(speaker: SiteLanguage, language: SiteLanguage) {
  const name = languageNameIn(speaker, language)
  return name.charAt(0).toLocaleUpperCase(speaker) + name.slice(1)
}
