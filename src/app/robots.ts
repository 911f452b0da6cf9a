import type { MetadataRoute } from 'next'
import { siteUrl } from '@/src/app/siteUrl'

// The file is rendered per request: the site's URL is known at run time, not at build time.
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/api/media/', disallow: ['/admin', '/api/'] },
    sitemap: `${siteUrl}/sitemap.xml`,
  }
}
