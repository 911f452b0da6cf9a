import type { Payload } from 'payload'
import { pagePath } from '@/src/domain/contentPages'
import type { NavigationItem } from '@/src/domain/navigation'

/** The published expertise pages, as the footer names them. The firm has four; twelve would still fit. */
export async function findExpertiseLinks(payload: Payload): Promise<NavigationItem[]> {
  const { docs } = await payload.find({
    collection: 'expertise-pages',
    overrideAccess: false,
    sort: '_order',
    limit: 12,
    pagination: false,
    depth: 0,
    select: { slug: true, title: true, navigationLabel: true },
  })
  return docs.map((page) => ({
    label: page.navigationLabel || page.title,
    url: pagePath('expertise-pages', page.slug),
  }))
}
