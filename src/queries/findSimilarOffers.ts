import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import { findOffersByIds } from './findOffersByIds'

const MOST_OFFERS = 3

/** The newest other offers in the category or at the place of the one with this slug. */
export async function findSimilarOffers(payload: Payload, slug: string): Promise<ListedOffer[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT other.id FROM job_offers shown JOIN job_offers other
      ON other.id <> shown.id AND other.is_active AND other.deleted_at IS NULL
      AND (other.category = shown.category OR other.location = shown.location)
    WHERE shown.slug = ${slug}
    ORDER BY other.published_date DESC, other.id DESC LIMIT ${MOST_OFFERS}`)
  return findOffersByIds(
    payload,
    rows.map(({ id }) => Number(id)),
  )
}
