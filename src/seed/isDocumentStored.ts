import type { CollectionSlug, Payload, Where } from 'payload'
import { seedOptions } from './seedOptions'

export async function isDocumentStored(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<boolean> {
  const { totalDocs } = await payload.count({ ...seedOptions(), collection, where })
  return totalDocs > 0
}
