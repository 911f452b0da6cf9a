import type { Payload } from 'payload'

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
    url: `/expertises/${slug}`,
    title,
    summary,
    icon,
  }))
}
