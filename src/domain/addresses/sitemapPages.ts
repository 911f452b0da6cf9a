import { alternateAddresses } from '../languages/alternates'
import { OPEN_LANGUAGES } from '../languages/edition'
import { hrefIn } from '../languages/editionPath'
import type { SiteLanguage } from '../languages/siteLocale'
import type { SitemapEntry } from './sitemap'

type Site = {
  defaultLanguage: SiteLanguage
  /** Without a slash at its end. */
  siteUrl: string
  /** The languages that visitors may read the site in. */
  open?: readonly SiteLanguage[]
}

/** Each page in each of its languages, with where it stands in the others. */
export function sitemapPages(
  entries: readonly SitemapEntry[],
  { defaultLanguage, siteUrl, open = OPEN_LANGUAGES }: Site,
) {
  return entries.flatMap(({ paths, lastModified }) => {
    const alternates = alternateAddresses(paths, defaultLanguage, open)
    return open.flatMap((language) => {
      const path = paths[language]
      if (path === undefined) return []
      return {
        url: siteUrl + hrefIn({ language, defaultLanguage }, path),
        ...(lastModified && { lastModified }),
        ...(alternates && { alternates: { languages: onSite(siteUrl, alternates) } }),
      }
    })
  })
}

function onSite(siteUrl: string, addresses: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(addresses).map(([language, address]) => [language, siteUrl + address]),
  )
}
