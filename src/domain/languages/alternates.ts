import { PUBLISHED_LANGUAGES } from './edition'
import { editionHref } from './editionPath'
import { SITE_LANGUAGES, type SiteLanguage } from './siteLocale'

/** The internal path of a page in each language in which it is published. */
export type PathsByLanguage = Partial<Record<SiteLanguage, string>>

/** The `hreflang` for readers who read none of the page's languages. */
const X_DEFAULT_HREFLANG = 'x-default'

/**
 * The public path of a page in each of its languages, for `hreflang` links.
 * @param open the languages in which the site is published
 * @returns undefined for a page that exists in one language only
 */
export function alternateLanguageUrls(
  paths: PathsByLanguage,
  defaultLanguage: SiteLanguage,
  open: readonly SiteLanguage[] = PUBLISHED_LANGUAGES,
): Record<string, string> | undefined {
  const addresses = SITE_LANGUAGES.filter((language) => open.includes(language)).flatMap(
    (language) => {
      const path = paths[language]
      return path === undefined
        ? []
        : [{ language, address: editionHref({ language, defaultLanguage }, path) }]
    },
  )
  if (addresses.length < 2) return undefined
  const ofRoot = addresses.find(({ language }) => language === defaultLanguage)
  return Object.fromEntries([
    ...addresses.map(({ language, address }) => [language, address]),
    ...(ofRoot ? [[X_DEFAULT_HREFLANG, ofRoot.address]] : []),
  ])
}
