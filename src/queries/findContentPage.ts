import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, DataFromCollectionSlug, Payload } from 'payload'
import type { PageCollection } from '@/src/domain/pages/contentPages'
import { type ContentReadOptions, createUnsavedDocumentReadOptions } from './contentReadOptions'
import { findTranslatedDocuments } from './findTranslated'

/**
 * Finds the published page with this slug and its images, or null; in a preview, also drafts and
 * unsaved form values.
 */
export async function findContentPage<Slug extends PageCollection & CollectionSlug>(
  payload: Payload,
  reader: ContentReadOptions,
  collection: Slug,
  slug: string,
): Promise<DataFromCollectionSlug<Slug> | null> {
  const typed = createUnsavedDocumentReadOptions(reader, collection)
  if (typed) return findUnsavedPage(payload, reader, collection, typed)
  const where = { slug: { equals: slug } }
  const [page] = await findTranslatedDocuments(payload, reader, {
    collection,
    where,
    depth: 1,
    most: 1,
  })
  return page ?? null
}

// Finds a page by id instead of slug, which it may not have in this language yet.
async function findUnsavedPage<Slug extends PageCollection & CollectionSlug>(
  payload: Payload,
  reader: ContentReadOptions,
  collection: Slug,
  typed: { id: number },
): Promise<DataFromCollectionSlug<Slug> | null> {
  return payload.findByID({ collection, ...reader, ...typed, disableErrors: true, depth: 1 })
}

/**
 * Finds the current slug, in the reader's language, of the published page with this former slug or
 * this slug in another language; or null.
 */
export async function findSlugOfMovedPage(
  payload: Payload,
  reader: ContentReadOptions,
  collection: PageCollection,
  slug: string,
): Promise<string | null> {
  const where = { id: { in: await findIdsByOtherSlug(payload, collection, slug) } }
  const pages = await findTranslatedDocuments(payload, reader, {
    collection,
    where,
    depth: 0,
    most: 2,
  })
  return pages.find((page) => page.slug !== slug)?.slug ?? null
}

// Reads ids by SQL, because Payload cannot query a hidden field; access rules apply later.
async function findIdsByOtherSlug(payload: Payload, collection: PageCollection, slug: string) {
  const table = collection.replaceAll('-', '_')
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT parent_id AS id FROM ${sql.identifier(`${table}_texts`)}
      WHERE path = 'previousSlugs' AND text = ${slug}
    UNION SELECT _parent_id FROM ${sql.identifier(`${table}_locales`)} WHERE slug = ${slug}`)
  return rows.map(({ id }) => Number(id))
}
