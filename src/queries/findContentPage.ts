import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import type { PageCollection } from '@/src/domain/pages/contentPages'
import { findWritten } from './findWritten'
import { type Reader, unsavedDocument } from './reader'

/** The published page with this slug and its images, or null. */
export async function findContentPage<Slug extends PageCollection & CollectionSlug>(
  payload: Payload,
  reader: Reader,
  collection: Slug,
  slug: string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const typed = unsavedDocument(reader, collection)
  if (typed) return findTyped(payload, reader, collection, typed)
  const where = { slug: { equals: slug } }
  const [page] = await findWritten(payload, reader, { collection, where, depth: 1, most: 1 })
  return page ?? null
}

// By id instead of slug: the page may have no slug in this language yet.
async function findTyped<Slug extends PageCollection & CollectionSlug>(
  payload: Payload,
  reader: Reader,
  collection: Slug,
  typed: { id: number },
): Promise<DataFromCollectionSlug<Slug> | null> {
  return payload.findByID({ collection, ...reader, ...typed, disableErrors: true, depth: 1 })
}
