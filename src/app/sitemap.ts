import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { siteUrl } from '@/src/app/siteUrl'
import { cacheQuery } from '@/src/cache/cacheQuery'
import { FALLBACK_EDITION, parseEdition } from '@/src/domain/languages/edition'
import { buildSitemapPages } from '@/src/domain/urls/buildSitemapPages'
import { findSitemap, SITEMAP_SOURCES } from '@/src/queries/findSitemap'

// The sitemap is rendered on the first request, because there is no database at build time.
export const dynamic = 'force-dynamic'

const cachedSitemap = cacheQuery({ name: 'sitemap', sources: SITEMAP_SOURCES }, findSitemap)

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { defaultLanguage } = parseEdition((await headers()).get('x-edition')) ?? FALLBACK_EDITION
  return buildSitemapPages(await cachedSitemap(), { defaultLanguage, siteUrl })
}
