import type { SiteLanguage } from '../languages/siteLocale'

/** The internal path of a page in each language in which it is published. */
export type PathsByLanguage = Partial<Record<SiteLanguage, string>>

export type SitemapEntry = {
  /** The path in each language. */
  paths: PathsByLanguage
  /** An ISO instant; null when no correct date is known. */
  lastModified: string | null
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
