import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { subtractMonths } from '@/src/domain/people/retention'
import { notSpamCondition } from '@/src/queries/notSpamCondition'
import { replyInTimeCondition, replyOverdueCondition } from '@/src/queries/replyPromiseConditions'

const ON_TIME_REPLY_MONTHS = 12

const OnTimeReplyMonthSchema = z.object({
  /** YYYY-MM of the promised day */
  month: z.string(),
  promised: z.number(),
  kept: z.number(),
})
export type OnTimeReplyMonth = z.infer<typeof OnTimeReplyMonthSchema>

/**
 * Counts per month, the latest first: applications whose promised reply date has passed, and how
 * many of them got a reply in time. Spam is excluded. For users who may see all applications.
 */
export async function countOnTimeRepliesByMonth(
  payload: Payload,
  { now, timezone }: { now: Date; timezone: SiteTimezone },
): Promise<OnTimeReplyMonth[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT to_char(answer_due_on AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*)::int AS promised,
      count(*) FILTER (WHERE ${replyInTimeCondition(timezone)})::int AS kept
    FROM job_applications
    WHERE ${replyOverdueCondition(now, timezone)} AND ${notSpamCondition()}
      AND answer_due_on >= date_trunc('month', ${subtractMonths(now, ON_TIME_REPLY_MONTHS - 1).toISOString()}::timestamptz, 'UTC')
    GROUP BY 1 ORDER BY 1 DESC`)
  return OnTimeReplyMonthSchema.array().parse(rows)
}
