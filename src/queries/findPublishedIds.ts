import type { CollectionSlug, Payload } from 'payload'

// The limit is high enough, because each collection has a few dozen documents.
const MAX_PUBLISHED_DOCUMENTS = 1_000

/**
 * Finds the ids of the documents with a published version, including those in the trash. A page
 * that was unpublished is not one of them. For list cells, whose rows the user may already see.
 */
export async function findPublishedIds(
  payload: Payload,
  collection: CollectionSlug,
): Promise<Set<number | string>> {
  const { docs } = await payload.db.find({
    collection,
    where: { _status: { equals: 'published' } },
    select: { _status: true },
    limit: MAX_PUBLISHED_DOCUMENTS,
    pagination: false,
  })
  return new Set(docs.map(({ id }) => id))
}
