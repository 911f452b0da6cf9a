import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { recordCandidateReplyAuditEntries } from '@/src/plugins/answers/audit/recordCandidateReplyAuditEntries'
import { insertKeepConsentRequestsSql } from '@/src/plugins/retention/commands/insertKeepConsentRequests'
import { idsSubquery } from '@/src/queries/idsSubquery'

const ConfirmedReplyRowsSchema = z.array(z.object({ id: z.number(), application: z.number() }))

/**
 * Marks unclear replies as sent, after a user has verified it. @returns the ids of these replies
 */
export function markUnclearRepliesSent(
  payload: Payload,
  ids: number[],
  doer: TransactionActor,
): Promise<number[]> {
  return inTransaction(payload, doer, async (req) => {
    const drizzle = await transactionDrizzle(req)
    const { rows } = await drizzle.execute(sql`
      WITH sent AS (
        UPDATE application_answers
        SET state = 'sent', sent_at = taken_at, problem = NULL, updated_at = now()
        WHERE id IN ${idsSubquery(ids)} AND state = 'unclear' RETURNING id, application_id, sent_at, proposed_offer, requests_keep_consent, author_name
      ), requested AS (${insertKeepConsentRequestsSql}), answered AS (
        UPDATE job_applications SET awaits_answer = false,
          answered_at = coalesce(answered_at, sent.sent_at)
        FROM sent WHERE job_applications.id = sent.application_id AND proposed_offer IS NULL
      )
      SELECT id, application_id AS application FROM sent`)
    const left = ConfirmedReplyRowsSchema.parse(rows)
    await drizzle.execute(sql`
      DELETE FROM payload_jobs WHERE task_slug = 'sendAnswer' AND processing IS NOT TRUE
        AND (input ->> 'answerId')::int IN ${idsSubquery(left.map(({ id }) => id))}`)
    const answered = left.map(({ application }) => application)
    await recordCandidateReplyAuditEntries(req, 'deliveryConfirmed', answered)
    return left.map(({ id }) => id)
  })
}
