import type { CollectionSlug, Payload } from 'payload'

// There are a few dozen of each.
const MOST_DOCUMENTS = 1_000

/**
 * The documents of a collection with drafts whose published text stands, those in the trash included: what
 * was published once and taken off the site since is none of them. For the cells of a list, whose rows the
 * reader may see.
 */
export async function findOnlineIds(
  payload: Payload,
  collection: CollectionSlug,
): Promise<Set<number | string>> {
  const { docs } = await payload.db.find({
    collection,
    where: { _status: { equals: 'published' } },
    select: { _status: true },
    limit: MOST_DOCUMENTS,
    pagination: false,
  })
  return new Set(docs.map(({ id }) => id))
}
