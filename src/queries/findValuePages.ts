import type { Payload } from 'payload'
import { pagePath } from '@/src/domain/contentPages'

const MOST_PAGES = 24

/** The published values pages in the order that staff gave them, as their cards show them. */
export async function findValuePages(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'value-pages',
    overrideAccess: false,
    sort: '_order',
    limit: MOST_PAGES,
    pagination: false,
    depth: 1,
    select: { slug: true, title: true, summary: true, icon: true, heroImage: true },
  })
  return docs.map(({ id, slug, title, summary, icon, heroImage }) => ({
    id,
    title,
    summary,
    icon,
    picture: heroImage,
    url: pagePath('value-pages', slug),
  }))
}
