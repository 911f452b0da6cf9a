import type { Payload } from 'payload'
import type { VisitedThing } from '@/src/domain/visits/visitPath'

// An offer that is closed, or whose address has changed, was a page to whoever still has it open.
const THINGS = `
  SELECT 'offer' AS kind, slug FROM job_offers WHERE slug = ANY($1)
  UNION SELECT 'offer', text FROM job_offers_texts WHERE path = 'previousSlugs' AND text = ANY($1)
  UNION SELECT 'expertise-pages', slug FROM expertise_pages_locales WHERE slug = ANY($1)
  UNION SELECT 'sector-pages', slug FROM sector_pages_locales WHERE slug = ANY($1)
  UNION SELECT 'value-pages', slug FROM value_pages_locales WHERE slug = ANY($1)`

/** Which of these are there or have been, asked at once however many there are. */
export async function findVisitedThings(payload: Payload, things: VisitedThing[]) {
  const slugs = [...new Set(things.map(({ slug }) => slug))]
  if (slugs.length === 0) return () => false
  const { rows } = await payload.db.pool.query<{ kind: string; slug: string }>(THINGS, [slugs])
  const found = new Set(rows.map(({ kind, slug }) => `${kind} ${slug}`))
  return (thing: VisitedThing) => found.has(`${kindOf(thing)} ${thing.slug}`)
}

// The form stands where its offer does.
const kindOf = (thing: VisitedThing) => (thing.kind === 'page' ? thing.collection : 'offer')
