import { alternateLanguageUrls } from '@/src/domain/languages/alternates'
import { PUBLISHED_LANGUAGES } from '@/src/domain/languages/edition'
import { editionHref } from '@/src/domain/languages/editionPath'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { SitemapEntry } from './sitemap'

type SiteUrlAndLanguages = {
  defaultLanguage: SiteLanguage
  /** The public URL of the site, without a trailing slash. */
  siteUrl: string
  /** The languages in which the site is published. */
  open?: readonly SiteLanguage[]
}

/** One sitemap entry for each page and language, with links to the other languages. */
export function buildSitemapPages(
  entries: readonly SitemapEntry[],
  { defaultLanguage, siteUrl, open = PUBLISHED_LANGUAGES }: SiteUrlAndLanguages,
) {
  return entries.flatMap(({ paths, lastModified }) => {
    const alternates = alternateLanguageUrls(paths, defaultLanguage, open)
    return open.flatMap((language) => {
      const path = paths[language]
      if (path === undefined) return []
      return {
        url: siteUrl + editionHref({ language, defaultLanguage }, path),
        ...(lastModified && { lastModified }),
        ...(alternates && { alternates: { languages: makeUrlsAbsolute(siteUrl, alternates) } }),
      }
    })
  })
}

function makeUrlsAbsolute(
  siteUrl: string,
  addresses: Record<string, string>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(addresses).map(([language, address]) => [language, siteUrl + address]),
  )
}
