import type { SiteLanguage } from '../languages/siteLocale'

/** The house form of a page's address in each language in which it is published. */
export type PathsByLanguage = Partial<Record<SiteLanguage, string>>

export type SitemapEntry = {
  /** Where it stands in each language, from the root of the site. */
  paths: PathsByLanguage
  /** An ISO instant; null where no date would be true. */
  lastModified: string | null
}

/** The later of the dates. */
export function latest(dates: readonly (string | null | undefined)[]): string | null {
  return (
    dates
      .filter((date) => date != null)
      .sort()
      .at(-1) ?? null
  )
}
