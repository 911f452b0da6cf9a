import { siteUrl } from '@/src/app/siteUrl'
import { sitemapXml } from '@/src/domain/sitemap'
import { keep } from '@/src/kept/keep'
import { findSitemap, SITEMAP_SOURCES } from '@/src/queries/findSitemap'

// Built at the first request and not with the site: the build has no database.
export const dynamic = 'force-dynamic'

const keptSitemap = keep({ name: 'sitemap', madeFrom: SITEMAP_SOURCES }, findSitemap)

export async function GET(): Promise<Response> {
  return new Response(sitemapXml(await keptSitemap(), siteUrl), {
    headers: { 'Content-Type': 'application/xml; charset=utf-8' },
  })
}
