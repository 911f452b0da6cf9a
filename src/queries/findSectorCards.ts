import type { Payload } from 'payload'
import { pagePath } from '@/src/domain/contentPages'

/** What leads from the home page to the published sector pages. The firm has six; twelve would still fit. */
export async function findSectorCards(payload: Payload) {
  const { docs } = await payload.find({
    collection: 'sector-pages',
    overrideAccess: false,
    sort: '_order',
    limit: 12,
    pagination: false,
    depth: 1,
    select: { slug: true, title: true, summary: true, heroImage: true },
  })
  return docs.map(({ slug, title, summary, heroImage }) => ({
    url: pagePath('sector-pages', slug),
    title,
    summary,
    picture: heroImage,
  }))
}
