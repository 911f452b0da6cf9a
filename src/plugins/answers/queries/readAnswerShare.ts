import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { monthsBefore } from '@/src/domain/people/retention'
import { isPromiseMet, isPromiseOver } from '@/src/queries/answerPromise'
import { counted } from '@/src/queries/counted'

const PERIOD_MONTHS = 12

const Month = z.object({
  /** YYYY-MM of the promised day */
  month: z.string(),
  promised: z.number(),
  kept: z.number(),
})
export type AnswerMonth = z.infer<typeof Month>

/**
 * The share of replies sent in time, by month of the promised day, of those whose day has passed;
 * the latest month first. Applications without a promise are omitted. For users who may see all
 * applications.
 */
export async function readAnswerShare(
  payload: Payload,
  { now, timezone }: { now: Date; timezone: SiteTimezone },
): Promise<AnswerMonth[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT to_char(answer_due_on AT TIME ZONE 'UTC', 'YYYY-MM') AS month, count(*)::int AS promised,
      count(*) FILTER (WHERE ${isPromiseMet(timezone)})::int AS kept
    FROM job_applications
    WHERE ${isPromiseOver(now, timezone)} AND ${counted()}
      AND answer_due_on >= date_trunc('month', ${monthsBefore(now, PERIOD_MONTHS - 1).toISOString()}::timestamptz, 'UTC')
    GROUP BY 1 ORDER BY 1 DESC`)
  return Month.array().parse(rows)
}
