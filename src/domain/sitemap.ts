export type SitemapEntry = {
  /** From the root of the site. */
  path: string
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
