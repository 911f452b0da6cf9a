import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { parseCandidateMailRefusal } from '../rules/parseCandidateMailRefusal'

/** The tasks that send mail to the candidate; `announceApplication` also sends mail to staff. */
const CANDIDATE_MAIL_TASKS = ['announceApplication', 'sendAnswer', 'sendCandidateLinks']

const LastDeliveryRows = z.array(z.object({ message: z.string(), triedAt: z.coerce.date() }))

type MailedApplication = {
  id: number
  acknowledgedAt?: string | null
  answeredAt?: string | null
}

/**
 * The latest mail to the candidate, when the server refused it for good; null when a later mail
 * arrived. Jobs whose mail was sent are deleted, so that a successful retry needs no mark.
 */
export async function findCandidateMailRefusal({ db }: Payload, application: MailedApplication) {
  const { rows } = await db.drizzle.execute(sql`
    SELECT log.error ->> 'message' AS message, log.completed_at AS "triedAt"
    FROM payload_jobs job
    JOIN LATERAL (SELECT error, completed_at FROM payload_jobs_log
      WHERE _parent_id = job.id ORDER BY _order DESC LIMIT 1) log ON log.error IS NOT NULL
    WHERE job.task_slug::text IN ${CANDIDATE_MAIL_TASKS} AND job.completed_at IS NULL
      AND job.total_tried > 0 AND job.input ->> 'applicationId' = ${String(application.id)}
    ORDER BY log.completed_at DESC`)
  const deliveries = [application.acknowledgedAt, application.answeredAt]
  const lastDelivery = Math.max(...deliveries.map((at) => Date.parse(at ?? '') || 0))
  for (const { message, triedAt } of LastDeliveryRows.parse(rows)) {
    const reply = parseCandidateMailRefusal(message)
    if (reply && triedAt.getTime() > lastDelivery) return { reply, triedAt }
  }
  return null
}
