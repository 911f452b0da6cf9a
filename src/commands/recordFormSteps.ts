import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { ToldForm } from '@/src/domain/visits/formSteps'
import { readCountedTimezone } from '@/src/queries/visits/readCountedTimezone'
import { unnested } from './visits/unnested'

/**
 * Counts how far forms were filled in, by day, offer and step, under today's address of the offer or an
 * earlier one. Nothing else is written: there is no row of a form to count anew.
 */
export async function recordFormSteps(payload: Payload, told: readonly ToldForm[]): Promise<void> {
  const rows = told.flatMap(({ slug, steps, refusals, at }) => [
    ...steps.map((step) => ({ slug, at, step: `${step}`, reason: '' })),
    ...refusals.map((reason) => ({ slug, at, step: REFUSED, reason: `${reason}` })),
  ])
  const timezone = await readCountedTimezone(payload.db.drizzle)
  // In the same order everywhere, so that two servers do not wait for each other.
  await payload.db.drizzle.execute(sql`
    INSERT INTO form_step_days AS kept (day, offer_id, step, reason, forms)
    SELECT (at AT TIME ZONE ${timezone})::date AS day, offer, step, reason, count(*)
    FROM ${unnested(rows, { slug: 'text', at: 'timestamptz', step: 'text', reason: 'text' })}
      JOIN (
        SELECT id AS offer, slug FROM job_offers
        UNION
        SELECT parent_id, text FROM job_offers_texts WHERE path = 'previousSlugs'
      ) named USING (slug)
    GROUP BY day, offer, step, reason ORDER BY day, offer, step, reason
    ON CONFLICT (day, offer_id, step, reason) DO UPDATE SET forms = kept.forms + excluded.forms`)
}

const REFUSED = 'refused'
