import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { queuedTasks } from '@/src/plugins/queuedTasks'
import { idsSubquery } from '@/src/queries/idsSubquery'
import { parseCandidateMailRefusal } from '../rules/parseCandidateMailRefusal'

/** The mails to the candidate; the announcement also goes to staff. */
const TASKS_MAILING_CANDIDATES = queuedTasks
  .filter(({ recipient }) => recipient === 'candidate')
  .map(({ slug }) => slug)

const RefusedMailRowsSchema = z.array(
  z.object({ application: z.number(), message: z.string(), triedAt: z.coerce.date() }),
)

type MailRefusal = { reply: string; triedAt: Date }

/**
 * By application, the latest mail to the candidate that the server refused for good; none when a
 * later mail arrived. Jobs whose mail was sent are deleted, so that a successful retry needs no mark.
 */
export async function findMailRefusals(
  { db }: Payload,
  applications: number[],
): Promise<Map<number, MailRefusal>> {
  const refusals = new Map<number, MailRefusal>()
  if (applications.length === 0) return refusals
  const { rows } = await db.drizzle.execute(sql`
    SELECT application.id AS application, failure.message, failure.at AS "triedAt"
    FROM payload_jobs job
    JOIN job_applications application ON application.id = (job.input ->> 'applicationId')::int
    LEFT JOIN LATERAL (SELECT error, completed_at FROM payload_jobs_log
      WHERE _parent_id = job.id ORDER BY _order DESC LIMIT 1) log ON true
    -- A job that is not retried has no line in its log for the last attempt.
    CROSS JOIN LATERAL (SELECT
      coalesce(job.error, log.error) ->> 'message' AS message,
      CASE WHEN job.has_error THEN job.updated_at ELSE log.completed_at END AS at) failure
    WHERE job.task_slug::text IN ${TASKS_MAILING_CANDIDATES} AND job.completed_at IS NULL
      AND job.total_tried > 0 AND application.id IN ${idsSubquery(applications)}
      AND failure.message IS NOT NULL
      AND (failure.at > application.acknowledged_at::timestamptz) IS NOT FALSE
      AND (failure.at > application.answered_at::timestamptz) IS NOT FALSE
    ORDER BY failure.at DESC`)
  for (const { application, message, triedAt } of RefusedMailRowsSchema.parse(rows)) {
    const reply = parseCandidateMailRefusal(message)
    if (reply && !refusals.has(application)) refusals.set(application, { reply, triedAt })
  }
  return refusals
}
