import { isSiteLanguage, type SiteLanguage, SOURCE_LANGUAGE } from './siteLocale'

/**
 * Whether the text was saved in this language, and is not the copy with which a translation starts.
 */
export const isTranslationSaved = (language: SiteLanguage, savedAt: string | null | undefined) =>
  language === SOURCE_LANGUAGE || Boolean(savedAt)

/** The value of a localized field in each language. */
export function valuesByLanguage(value: unknown): Partial<Record<SiteLanguage, string | null>> {
  const entries = Object.entries(typeof value === 'object' && value ? value : {})
  return Object.fromEntries(entries.filter(([language]) => isSiteLanguage(language)))
}
