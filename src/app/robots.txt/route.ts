import { siteUrl } from '@/src/app/siteUrl'

// The site's address is known when it runs, not when it is built.
export const dynamic = 'force-dynamic'

const RULES = `User-agent: *
Allow: /api/media/
Disallow: /admin
Disallow: /api/
`

export function GET(): Response {
  return new Response(`${RULES}\nSitemap: ${siteUrl}/sitemap.xml\n`, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  })
}
