import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { findOffersByIds } from './findOffersByIds'

export type OfferAddress =
  | { state: 'open'; offer: ListedOffer }
  /** The offer is open under another slug: redirect there. */
  | { state: 'moved'; slug: string }
  /** There is such an offer, but visitors may not see it (any more). */
  | { state: 'closed' }
  | { state: 'unknown' }

/** What stands at an offer's address, whether its slug is today's or an earlier one. */
export async function findOfferBySlug(payload: Payload, slug: string): Promise<OfferAddress> {
  const id = await findIdBySlug(payload, slug)
  if (id === null) return { state: 'unknown' }
  const [offer] = await findOffersByIds(payload, [id])
  if (!offer) return { state: 'closed' }
  return offer.slug === slug ? { state: 'open', offer } : { state: 'moved', slug: offer.slug }
}

// Access would hide a closed offer, which then could not be told from one that never was. Only the
// id is read here; what visitors see goes through access. Today's slugs win over earlier ones.
async function findIdBySlug(payload: Payload, slug: string) {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT offer.id, named.age FROM (
      SELECT id, 0 AS age FROM job_offers WHERE slug = ${slug}
      UNION ALL
      SELECT parent_id, 1 FROM job_offers_texts WHERE path = 'previousSlugs' AND text = ${slug}
    ) named JOIN job_offers offer ON offer.id = named.id AND offer.deleted_at IS NULL
    ORDER BY named.age LIMIT 1`)
  return rows[0] ? Number(rows[0].id) : null
}
