import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { recordResentDeliveries } from '@/src/audit/recordMails'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { unclearDeliveryConditions } from '@/src/plugins/unclearDeliveryConditions'

/**
 * Resets failed dispatches so that the job runner retries them. Channels that have already
 * delivered are not repeated, and a reply that may have been sent is not retried here. One SQL
 * statement: a job that the runner has taken meanwhile is not changed, and two concurrent requests
 * do not retry a job twice. @returns the number of jobs that are retried
 */
export async function resendUndeliveredNotifications(
  payload: Payload,
  doer: TransactionActor,
  ids: number[],
): Promise<number> {
  return inTransaction(payload, doer, async (req) => {
    const { rows } = await (await transactionDrizzle(req)).execute(sql`
      WITH asked AS (
        UPDATE payload_jobs
        SET has_error = false, error = NULL, total_tried = 0, wait_until = NULL, updated_at = now()
        WHERE id IN (SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)
          AND processing IS NOT TRUE AND completed_at IS NULL AND total_tried > 0
          ${sql.join(unclearDeliveryConditions.map((condition) => sql`AND NOT ${condition} `))}
        RETURNING id
      ), forgotten AS (
        DELETE FROM payload_jobs_log WHERE _parent_id IN (SELECT id FROM asked)
      )
      SELECT id FROM asked`)
    if (rows.length > 0) await recordResentDeliveries(req, ids)
    return rows.length
  })
}
