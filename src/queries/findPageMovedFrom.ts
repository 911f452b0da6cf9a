import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { PageCollection } from '@/src/domain/contentPages'

/** Today's slug of the published page that once stood under this one, or null. */
export async function findPageMovedFrom(
  payload: Payload,
  collection: PageCollection,
  slug: string,
): Promise<string | null> {
  const { docs } = await payload.find({
    collection,
    overrideAccess: false,
    where: { id: { in: await findIdsByPreviousSlug(payload, collection, slug) } },
    limit: 1,
    pagination: false,
    depth: 0,
    select: { slug: true },
  })
  return docs[0]?.slug ?? null
}

// Payload does not search a field that it hides. Only ids are read here; access decides on the rest.
async function findIdsByPreviousSlug(payload: Payload, collection: PageCollection, slug: string) {
  const table = sql.identifier(`${collection.replaceAll('-', '_')}_texts`)
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT parent_id FROM ${table} WHERE path = 'previousSlugs' AND text = ${slug}`,
  )
  return rows.map(({ parent_id }) => Number(parent_id))
}
