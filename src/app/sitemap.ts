import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { siteUrl } from '@/src/app/siteUrl'
import { sitemapPages } from '@/src/domain/addresses/sitemapPages'
import { HOUSE_EDITION, readEdition } from '@/src/domain/languages/edition'
import { keep } from '@/src/kept/keep'
import { findSitemap, SITEMAP_SOURCES } from '@/src/queries/findSitemap'

// Built at the first request and not with the site: the build has no database.
export const dynamic = 'force-dynamic'

const keptSitemap = keep({ name: 'sitemap', madeFrom: SITEMAP_SOURCES }, findSitemap)

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { defaultLanguage } = readEdition((await headers()).get('x-edition')) ?? HOUSE_EDITION
  return sitemapPages(await keptSitemap(), { defaultLanguage, siteUrl })
}
