export type SitemapEntry = {
  /** From the root of the site. */
  path: string
  /** An ISO instant; null where no date would be true. */
  lastModified: string | null
}

/** The sitemap of the site at this address, as sitemaps.org writes it. */
export function sitemapXml(entries: readonly SitemapEntry[], siteUrl: string): string {
  const lines = entries.map(({ path, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
    return `<url><loc>${escapeXml(siteUrl + path)}</loc>${modified}</url>`
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...lines,
    '</urlset>\n',
  ].join('\n')
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

function escapeXml(text: string) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
