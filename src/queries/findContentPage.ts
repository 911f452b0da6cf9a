import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import type { PageCollection } from '@/src/domain/contentPages'
import type { Reader } from './reader'

/** The page of that collection and address with its pictures, or null. */
export async function findContentPage<Slug extends PageCollection & CollectionSlug>(
  payload: Payload,
  reader: Reader,
  collection: Slug,
  slug: string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const { docs } = await payload.find({
    collection,
    ...reader,
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 1,
  })
  return docs[0] ?? null
}
