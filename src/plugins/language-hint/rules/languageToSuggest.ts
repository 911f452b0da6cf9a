import { isSiteLanguage, type SiteLanguage } from '@/src/domain/languages/siteLocale'

/**
 * The visitor's preferred language for this page; null when the visitor also reads the page's
 * language.
 * @param spoken the visitor's languages as the browser lists them, preferred first
 */
export function languageToSuggest(
  page: SiteLanguage,
  spoken: readonly string[],
): SiteLanguage | null {
  const languages = spoken.map((tag) => tag.slice(0, 2))
  return languages.includes(page) ? null : (languages.find(isSiteLanguage) ?? null)
}
