import { alternateLanguageUrls, type PathsByLanguage } from '@/src/domain/languages/alternates'
import { PUBLISHED_LANGUAGES } from '@/src/domain/languages/edition'
import { editionHref } from '@/src/domain/languages/editionPath'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'

export type SitemapEntry = {
  /** The path in each language. */
  paths: PathsByLanguage
  /** An ISO instant; null when no correct date is known. */
  lastModified: string | null
}

type SitemapOptions = {
  defaultLanguage: SiteLanguage
  /** The public URL of the site, without a trailing slash. */
  siteUrl: string
  /** The languages in which the site is published. */
  open?: readonly SiteLanguage[]
}

/** One sitemap entry for each page and language, with links to the other languages. */
export function buildSitemapPages(
  entries: readonly SitemapEntry[],
  { defaultLanguage, siteUrl, open = PUBLISHED_LANGUAGES }: SitemapOptions,
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

/** The latest of the dates. */
export function latestDate(dates: readonly (string | null | undefined)[]): string | null {
  return (
    dates
      .filter((date) => date != null)
      .sort()
      .at(-1) ?? null
  )
}
