import type { Payload } from 'payload'

/** Counts the documents of each collection that the seed fills. */
export async function countSeeded(payload: Payload): Promise<Record<string, number>> {
  const slugs = payload.config.collections
    .map(({ slug }) => slug)
    // The audit trail and the visits are left out, because every action adds to them.
    .filter((slug) => !slug.startsWith('payload-') && !GROWING_COLLECTIONS.includes(slug))
  const counts = slugs.map(async (collection) => {
    const { totalDocs } = await payload.count({ collection })
    return [collection, totalDocs] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}

const GROWING_COLLECTIONS: readonly string[] = ['audit-entries', 'page-visits']
