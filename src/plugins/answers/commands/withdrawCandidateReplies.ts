import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { recordCandidateReplyAuditEntries } from '@/src/plugins/answers/audit/recordCandidateReplyAuditEntries'
import { idsSubquery } from '@/src/queries/idsSubquery'

const WithdrawnReplyRowsSchema = z.array(z.object({ id: z.number(), application: z.number() }))

/**
 * Withdraws replies whose transfer to the mail server has not started; they are never sent.
 * @returns the ids of the withdrawn replies
 */
export function withdrawCandidateReplies(
  payload: Payload,
  ids: number[],
  doer: TransactionActor,
): Promise<number[]> {
  return inTransaction(payload, doer, async (req) => {
    const drizzle = await transactionDrizzle(req)
    const { rows } = await drizzle.execute(sql`
      UPDATE application_answers SET state = 'withdrawn', problem = NULL, updated_at = now()
      WHERE id IN ${idsSubquery(ids)} AND state IN ('waiting', 'refused') AND taken_at IS NULL
      RETURNING id, application_id AS application`)
    const answers = WithdrawnReplyRowsSchema.parse(rows)
    const withdrawn = answers.map(({ id }) => id)
    await drizzle.execute(sql`
      DELETE FROM payload_jobs WHERE task_slug = 'sendAnswer' AND processing IS NOT TRUE
        AND (input ->> 'answerId')::int IN ${idsSubquery(withdrawn)}`)
    const answered = answers.map(({ application }) => application)
    await recordCandidateReplyAuditEntries(req, 'answerTakenBack', answered)
    return withdrawn
  })
}
