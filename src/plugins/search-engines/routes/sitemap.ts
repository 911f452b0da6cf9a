import type { MetadataRoute } from 'next'
import { headers } from 'next/headers'
import { siteUrl } from '@/src/app/siteUrl'
import { cacheQuery } from '@/src/cache/cacheQuery'
import { FALLBACK_EDITION, parseEdition } from '@/src/domain/languages/edition'
import {
  findSitemapEntries,
  SITEMAP_SOURCES,
} from '@/src/plugins/search-engines/queries/findSitemapEntries'
import { buildSitemapPages } from '@/src/plugins/search-engines/rules/sitemap'

const findCachedSitemapEntries = cacheQuery(
  { name: 'sitemap', sources: SITEMAP_SOURCES },
  findSitemapEntries,
)

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const { defaultLanguage } = parseEdition((await headers()).get('x-edition')) ?? FALLBACK_EDITION
  return buildSitemapPages(await findCachedSitemapEntries(), { defaultLanguage, siteUrl })
}
