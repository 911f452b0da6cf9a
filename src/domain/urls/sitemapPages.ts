import { alternateUrls } from '../languages/alternates'
import { OPEN_LANGUAGES } from '../languages/edition'
import { editionHref } from '../languages/editionPath'
import type { SiteLanguage } from '../languages/siteLocale'
import type { SitemapEntry } from './sitemap'

type Site = {
  defaultLanguage: SiteLanguage
  /** Without a trailing slash. */
  siteUrl: string
  /** The languages in which the site is published. */
  open?: readonly SiteLanguage[]
}

/** One sitemap entry for each page and language, with links to the other languages. */
export function sitemapPages(
  entries: readonly SitemapEntry[],
  { defaultLanguage, siteUrl, open = OPEN_LANGUAGES }: Site,
) {
  return entries.flatMap(({ paths, lastModified }) => {
    const alternates = alternateUrls(paths, defaultLanguage, open)
    return open.flatMap((language) => {
      const path = paths[language]
      if (path === undefined) return []
      return {
        url: siteUrl + editionHref({ language, defaultLanguage }, path),
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
