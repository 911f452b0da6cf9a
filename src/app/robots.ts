import type { MetadataRoute } from 'next'
import { siteUrl } from '@/src/app/siteUrl'

// The site's address is known when it runs, not when it is built.
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/api/media/', disallow: ['/admin', '/api/'] },
    sitemap: `${siteUrl}/sitemap.xml`,
  }
}
