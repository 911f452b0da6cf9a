import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { auditSubjectName } from '@/src/domain/audit/audit'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import { SECONDS_BETWEEN_REPLIES } from '@/src/plugins/answers/rules/candidateReply'
import { idsSubquery } from '@/src/queries/idsSubquery'
import { notSpamCondition } from '@/src/queries/notSpamCondition'

const RequeuedReplyRowsSchema = z.array(z.object({ id: z.number(), application: z.number() }))

type ReplyResendRequest = { ids: number[]; now: Date }

/**
 * Queues failed replies again: those that the mail server refused and those whose delivery is
 * unknown. Replies that were sent or withdrawn, or are still queued, stay as they are.
 * @returns the number of queued replies
 */
export function requeueFailedReplies(
  payload: Payload,
  { ids, now }: ReplyResendRequest,
  doer: TransactionActor,
): Promise<number> {
  return inTransaction(payload, doer, async (req) => {
    const drizzle = await transactionDrizzle(req)
    const { rows } = await drizzle.execute(sql`
      UPDATE application_answers answer SET state = 'waiting', problem = NULL, taken_at = NULL,
        updated_at = now()
      FROM job_applications WHERE job_applications.id = application_id AND ${notSpamCondition()}
        AND answer.id IN ${idsSubquery(ids)} AND state IN ('refused', 'unclear')
      RETURNING answer.id, application_id AS application`)
    const again = RequeuedReplyRowsSchema.parse(rows)
    // The failed jobs that the new job replaces.
    await drizzle.execute(sql`
      DELETE FROM payload_jobs WHERE task_slug = 'sendAnswer' AND processing IS NOT TRUE
        AND (input ->> 'answerId')::int IN ${idsSubquery(again.map(({ id }) => id))}`)
    for (const [place, { application, id }] of again.entries()) {
      const waitUntil = new Date(now.getTime() + place * SECONDS_BETWEEN_REPLIES * 1000)
      const input = { answerId: id, applicationId: application }
      await req.payload.jobs.queue({
        task: 'sendAnswer',
        input: addRequestIdToJobInput(input),
        waitUntil,
        req,
      })
      const collection = 'job-applications'
      const subject = auditSubjectName(collection, application, null)
      const entry = { collection, documentId: application, subject } as const
      await recordAuditEntry(req, { action: 'deliveryRetried', ...entry })
    }
    return again.length
  })
}
