import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { EndedOffer, ListedOffer } from '@/src/domain/offers/listedOffer'
import { OFFER_ENDING_REASONS } from '@/src/domain/offers/offerLife'
import { findOffersByIds } from './findOffersByIds'

export type OfferSlugResult =
  | { state: 'open'; offer: ListedOffer }
  /** The offer is open under another slug: the page redirects there. */
  | { state: 'moved'; slug: string }
  /** The offer has ended, and its page shows a notice. */
  | { state: 'ended'; offer: EndedOffer }
  /** The offer has ended, and its page has been removed. */
  | { state: 'gone' }
  /** The offer exists, but visitors may not see it. */
  | { state: 'closed' }
  | { state: 'unknown' }

// Changes a slug that starts with a capital or is in capitals to lower case. Mixed case is not
// accepted, because each spelling would create a cache entry.
function lowercaseCapitalizedSlug(slug: string): string {
  const isTyped = [slug.toUpperCase(), slug.charAt(0) + slug.slice(1).toLowerCase()].includes(slug)
  return isTyped ? slug.toLowerCase() : slug
}

/** Finds the state of an offer by its current slug, a former slug, or one of them in capitals. */
export async function findOfferBySlug(payload: Payload, slug: string): Promise<OfferSlugResult> {
  const named = await findOfferRowBySlug(payload, lowercaseCapitalizedSlug(slug))
  if (!named) return { state: 'unknown' }
  const [offer] = await findOffersByIds(payload, [named.id])
  if (!offer && !named.isShown) return { state: hiddenOfferState(named) }
  if (named.slug !== slug) return { state: 'moved', slug: named.slug }
  if (offer) return { state: 'open', offer }
  const { isShown: _, isPlanned: _planned, ...ended } = named
  return { state: 'ended', offer: { ...ended, closedAs: ended.closedAs ?? 'withdrawn' } }
}

// A scheduled offer returns 404 like an unknown slug; otherwise visitors could discover it.
function hiddenOfferState({ closedAs, isPlanned }: { closedAs: unknown; isPlanned: boolean }) {
  if (isPlanned) return 'unknown'
  return closedAs ? 'gone' : 'closed'
}

const OfferRowsSchema = z.array(
  z.object({
    id: z.number(),
    slug: z.string(),
    title: z.string(),
    location: z.string(),
    contract: z.string(),
    category: z.string(),
    experience: z.string(),
    publishedDate: z.string(),
    closedAs: z.enum(OFFER_ENDING_REASONS).nullable(),
    isShown: z.boolean(),
    isPlanned: z.boolean(),
  }),
)

// Access rules are skipped, because they hide closed offers, whose pages show that they have ended.
// Open offers are read with access rules. Current slugs win over former ones.
async function findOfferRowBySlug(payload: Payload, slug: string) {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT offer.id, slug, title, location, contract, category, experience,
      to_char(published_date AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "publishedDate",
      closed_as AS "closedAs", shown_until IS NOT NULL AS "isShown",
      publish_at IS NOT NULL AS "isPlanned"
    FROM (
      SELECT id, 0 AS age FROM job_offers WHERE slug = ${slug}
      UNION ALL
      SELECT parent_id, 1 FROM job_offers_texts WHERE path = 'previousSlugs' AND text = ${slug}
    ) named JOIN job_offers offer ON offer.id = named.id AND offer.deleted_at IS NULL
    ORDER BY named.age LIMIT 1`)
  return OfferRowsSchema.parse(rows)[0] ?? null
}
