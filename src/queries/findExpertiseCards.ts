import type { Payload } from 'payload'
import { pagePath } from '@/src/domain/contentPages'

/** What leads from the home page to the published expertise pages. The firm has four; twelve would still fit. */
export async function findExpertiseCards(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'expertise-pages',
    overrideAccess: false,
    sort: '_order',
    limit: 12,
    pagination: false,
    depth: 0,
    select: { slug: true, title: true, summary: true, icon: true },
  })
  return docs.map(({ slug, title, summary, icon }) => ({
    url: pagePath('expertise-pages', slug),
    title,
    summary,
    icon,
  }))
}
