import type { MetadataRoute } from 'next'
import { siteUrl } from '@/src/app/siteUrl'
import { keep } from '@/src/kept/keep'
import { findSitemap, SITEMAP_SOURCES } from '@/src/queries/findSitemap'

// Built at the first request and not with the site: the build has no database.
export const dynamic = 'force-dynamic'

const keptSitemap = keep({ name: 'sitemap', madeFrom: SITEMAP_SOURCES }, findSitemap)

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const entries = await keptSitemap()
  return entries.flatMap(({ paths, lastModified }) =>
    paths.fr ? [{ url: siteUrl + paths.fr, ...(lastModified && { lastModified }) }] : [],
  )
}
