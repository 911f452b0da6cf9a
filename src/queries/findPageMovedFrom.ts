import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { PageCollection } from '@/src/domain/pages/contentPages'
import { findWritten } from './findWritten'
import type { Reader } from './reader'

/**
 * Today's slug, in the reader's language, of the published page that once stood under this one or
 * stands under it in another language; or null.
 */
export async function findPageMovedFrom(
  payload: Payload,
  reader: Reader,
  collection: PageCollection,
  slug: string,
): Promise<string | null> {
  const where = { id: { in: await findIdsByOtherSlug(payload, collection, slug) } }
  const pages = await findWritten(payload, reader, { collection, where, depth: 0, most: 2 })
  return pages.find((page) => page.slug !== slug)?.slug ?? null
}

// Payload does not search a field that it hides. Only ids are read here; access decides on the rest.
async function findIdsByOtherSlug(payload: Payload, collection: PageCollection, slug: string) {
  const table = collection.replaceAll('-', '_')
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT parent_id AS id FROM ${sql.identifier(`${table}_texts`)}
      WHERE path = 'previousSlugs' AND text = ${slug}
    UNION SELECT _parent_id FROM ${sql.identifier(`${table}_locales`)} WHERE slug = ${slug}`)
  return rows.map(({ id }) => Number(id))
}
