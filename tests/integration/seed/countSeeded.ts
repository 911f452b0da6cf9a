import type { Payload } from 'payload'

/** How many documents each collection that people fill holds. */
export async function countSeeded(payload: Payload): Promise<Record<string, number>> {
  const slugs = payload.config.collections
    .map(({ slug }) => slug)
    // The audit trail grows with whatever is done, it is not seeded.
    .filter((slug) => !slug.startsWith('payload-') && slug !== 'audit-entries')
  const counts = slugs.map(async (collection) => {
    const { totalDocs } = await payload.count({ collection })
    return [collection, totalDocs] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
