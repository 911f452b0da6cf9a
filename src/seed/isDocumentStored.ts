import type { CollectionSlug, Payload, Where } from 'payload'
import { createSeedOptions } from './createSeedOptions'

export async function isDocumentStored(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<boolean> {
  const { totalDocs } = await payload.count({ ...createSeedOptions(), collection, where })
  return totalDocs > 0
}
