import type { Payload } from 'payload'
import { z } from 'zod'

const PlannedChangeCountsSchema = z.object({ waiting: z.number(), undone: z.number() })

/** Counts the planned changes that wait, and those that are late or have failed for good. */
export async function countPlannedChanges(payload: Payload) {
  const { rows } = await payload.db.pool.query(`
    SELECT
      count(*) FILTER (WHERE has_error IS NOT TRUE)::int AS waiting,
      count(*) FILTER (WHERE has_error
        -- The planned time: a retry moves wait_until.
        OR coalesce((input ->> 'at')::timestamptz, wait_until) < now() - interval '2 minutes')::int AS undone
    FROM payload_jobs WHERE completed_at IS NULL AND task_slug = 'applyPlannedChange'`)
  return PlannedChangeCountsSchema.parse(rows[0])
}
