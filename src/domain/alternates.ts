import { hrefIn } from './editionPath'
import { SITE_LANGUAGES, type SiteLanguage } from './siteLocale'

/** The house path of one page in each language in which it is published. */
type Paths = Partial<Record<SiteLanguage, string>>

/** For whoever reads none of the languages that a page is written in. */
const ANYBODY = 'x-default'

/**
 * The public address of a page in each of its languages, as search engines ask for it (`hreflang`).
 * @returns nothing of a page that is written in one language only
 */
export function alternateAddresses(
  paths: Paths,
  defaultLanguage: SiteLanguage,
): Record<string, string> | undefined {
  const addresses = SITE_LANGUAGES.flatMap((language) => {
    const path = paths[language]
    return path === undefined
      ? []
      : [{ language, address: hrefIn({ language, defaultLanguage }, path) }]
  })
  if (addresses.length < 2) return undefined
  const ofRoot = addresses.find(({ language }) => language === defaultLanguage)
  return Object.fromEntries([
    ...addresses.map(({ language, address }) => [language, address]),
    ...(ofRoot ? [[ANYBODY, ofRoot.address]] : []),
  ])
}
