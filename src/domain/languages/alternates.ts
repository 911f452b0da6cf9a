import type { PathsByLanguage } from '../addresses/sitemap'
import { OPEN_LANGUAGES } from './edition'
import { hrefIn } from './editionPath'
import { SITE_LANGUAGES, type SiteLanguage } from './siteLocale'

/** For whoever reads none of the languages that a page is written in. */
const ANYBODY = 'x-default'

/**
 * The public address of a page in each of its languages, as search engines ask for it (`hreflang`).
 * @param open the languages that visitors may read the site in
 * @returns nothing of a page that is written in one language only
 */
export function alternateAddresses(
  paths: PathsByLanguage,
  defaultLanguage: SiteLanguage,
  open: readonly SiteLanguage[] = OPEN_LANGUAGES,
): Record<string, string> | undefined {
  const addresses = SITE_LANGUAGES.filter((language) => open.includes(language)).flatMap(
    (language) => {
      const path = paths[language]
      return path === undefined
        ? []
        : [{ language, address: hrefIn({ language, defaultLanguage }, path) }]
    },
  )
  if (addresses.length < 2) return undefined
  const ofRoot = addresses.find(({ language }) => language === defaultLanguage)
  return Object.fromEntries([
    ...addresses.map(({ language, address }) => [language, address]),
    ...(ofRoot ? [[ANYBODY, ofRoot.address]] : []),
  ])
}
