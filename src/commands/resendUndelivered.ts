import type { PayloadRequest } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'

/**
 * Gives failed dispatches all their attempts again, beginning with the runner's next turn. What was
 * delivered on one of several ways keeps its mark and is not repeated.
 * Straight in the database, in one statement: a job that the runner has taken meanwhile stays as it is,
 * and of two people who ask at once only one asks.
 * @returns how many will be tried again
 */
export async function resendUndelivered(req: PayloadRequest, ids: number[]): Promise<number> {
  const { rows } = await req.payload.db.pool.query<{ count: number }>(
    `WITH asked AS (
       UPDATE payload_jobs
       SET has_error = false, error = NULL, total_tried = 0, wait_until = NULL, updated_at = now()
       WHERE id = ANY($1) AND processing IS NOT TRUE AND completed_at IS NULL AND total_tried > 0
       RETURNING id
     ), forgotten AS (
       DELETE FROM payload_jobs_log WHERE _parent_id IN (SELECT id FROM asked)
     )
     SELECT count(*)::int AS count FROM asked`,
    [ids],
  )
  const count = rows[0]?.count ?? 0
  if (count > 0) await recordAudit(req, { action: 'deliveryRetried', details: ids.join(', ') })
  return count
}
