import type { CollectionSlug, Payload, Where } from 'payload'
import { asTheFirm } from './asTheFirm'

export async function isStored(
  payload: Payload,
  collection: CollectionSlug,
  where: Where,
): Promise<boolean> {
  const { totalDocs } = await payload.count({ ...asTheFirm(), collection, where })
  return totalDocs > 0
}
