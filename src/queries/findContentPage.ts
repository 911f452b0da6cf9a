import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import type { PageCollection } from '@/src/domain/pages/contentPages'
import { findWritten } from './findWritten'
import type { Reader } from './reader'

/** The page of that collection and address with its pictures, or null. */
export async function findContentPage<Slug extends PageCollection & CollectionSlug>(
  payload: Payload,
  reader: Reader,
  collection: Slug,
  slug: string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const where = { slug: { equals: slug } }
  const [page] = await findWritten(payload, reader, { collection, where, depth: 1, most: 1 })
  return page ?? null
}
