import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { overdueReplyLimit } from '@/src/domain/submissions/replyPromise'
import { notSpamCondition } from '@/src/queries/notSpamCondition'

const DueReplyCountsSchema = z.object({ overdue: z.number(), today: z.number(), later: z.number() })
export type DueReplyCounts = z.infer<typeof DueReplyCountsSchema>

/**
 * The number of applications without a reply: overdue, due today, and due later. For users who may
 * see all applications.
 */
export async function countDueReplies(
  payload: Payload,
  { now, timezone }: { now: Date; timezone: SiteTimezone },
): Promise<DueReplyCounts> {
  const today = overdueReplyLimit(now, timezone)
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT count(*) FILTER (WHERE answer_due_on < ${today})::int AS overdue,
      count(*) FILTER (WHERE answer_due_on = ${today})::int AS today,
      count(*) FILTER (WHERE answer_due_on > ${today} OR answer_due_on IS NULL)::int AS later
    FROM job_applications WHERE awaits_answer AND ${notSpamCondition()}`)
  return DueReplyCountsSchema.parse(rows[0])
}
