import type { Payload } from 'payload'

/** How many documents each collection that people fill holds. */
export async function countSeeded(payload: Payload): Promise<Record<string, number>> {
  const slugs = payload.config.collections
    .map(({ slug }) => slug)
    // The audit trail and the visits grow with whatever is done, they are not seeded.
    .filter((slug) => !slug.startsWith('payload-') && !GROWING.includes(slug))
  const counts = slugs.map(async (collection) => {
    const { totalDocs } = await payload.count({ collection })
    return [collection, totalDocs] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

const GROWING: readonly string[] = ['audit-entries', 'page-visits']
