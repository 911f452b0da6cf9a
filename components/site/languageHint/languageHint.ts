import { isSiteLanguage, type SiteLanguage } from '@/src/domain/languages/siteLocale'

/**
 * The language in which a visitor would rather read this page; null for whoever reads its own too.
 * @param spoken the visitor's languages as the browser has them, the dearest first
 */
export function hintedLanguage(page: SiteLanguage, spoken: readonly string[]): SiteLanguage | null {
  const languages = spoken.map((tag) => tag.slice(0, 2))
  return languages.includes(page) ? null : (languages.find(isSiteLanguage) ?? null)
}
