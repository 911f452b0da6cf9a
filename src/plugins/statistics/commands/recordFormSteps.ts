import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { unnestRowsSql } from '@/src/commands/visits/unnestRowsSql'
import type { FormReport } from '@/src/plugins/statistics/rules/formReport'
import { readCountedTimezone } from '@/src/queries/visits/readCountedTimezone'

/**
 * Counts the steps that visitors reached in the application form by day, offer and step, for
 * current and former slugs of an offer. No raw rows are stored, so these counters cannot be
 * recomputed.
 */
export async function recordFormSteps(
  payload: Payload,
  reports: readonly FormReport[],
): Promise<void> {
  const rows = reports.flatMap(({ slug, steps, refusals, at }) => [
    ...steps.map((step) => ({ slug, at, step: `${step}`, reason: '' })),
    ...refusals.map((reason) => ({ slug, at, step: REFUSED_STEP, reason: `${reason}` })),
  ])
  const timezone = await readCountedTimezone(payload.db.drizzle)
  // The rows have the same order on every server, which prevents deadlocks.
  await payload.db.drizzle.execute(sql`
    INSERT INTO form_step_days AS kept (day, offer_id, step, reason, forms)
    SELECT (at AT TIME ZONE ${timezone})::date AS day, offer, step, reason, count(*)
    FROM ${unnestRowsSql(rows, { slug: 'text', at: 'timestamptz', step: 'text', reason: 'text' })}
      JOIN (
        SELECT id AS offer, slug FROM job_offers
        UNION
        SELECT parent_id, text FROM job_offers_texts WHERE path = 'previousSlugs'
      ) named USING (slug)
    GROUP BY day, offer, step, reason ORDER BY day, offer, step, reason
    ON CONFLICT (day, offer_id, step, reason) DO UPDATE SET forms = kept.forms + excluded.forms`)
}

const REFUSED_STEP = 'refused'
