import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { overdueReplyCutoff } from '@/src/domain/submissions/replyPromise'
import { notSpamCondition } from '@/src/queries/notSpamCondition'

const UnansweredApplicationCountsSchema = z.object({
  overdue: z.number(),
  today: z.number(),
  later: z.number(),
})
export type UnansweredApplicationCounts = z.infer<typeof UnansweredApplicationCountsSchema>

/**
 * The number of applications without a reply: overdue, due today, and due later. For users who may
 * see all applications.
 */
export async function countUnansweredApplications(
  payload: Payload,
  { now, timezone }: { now: Date; timezone: SiteTimezone },
): Promise<UnansweredApplicationCounts> {
  const today = overdueReplyCutoff(now, timezone)
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT count(*) FILTER (WHERE answer_due_on < ${today})::int AS overdue,
      count(*) FILTER (WHERE answer_due_on = ${today})::int AS today,
      count(*) FILTER (WHERE answer_due_on > ${today} OR answer_due_on IS NULL)::int AS later
    FROM job_applications WHERE awaits_answer AND ${notSpamCondition()}`)
  return UnansweredApplicationCountsSchema.parse(rows[0])
}
