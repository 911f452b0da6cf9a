import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { overdueBefore } from '@/src/domain/submissions/answerPromise'
import { counted } from '@/src/queries/counted'

const Counts = z.object({ overdue: z.number(), today: z.number(), later: z.number() })
export type DueAnswers = z.infer<typeof Counts>

/**
 * The number of applications without a reply: overdue, due today, and due later. For users who may
 * see all applications.
 */
export async function countDueAnswers(
  payload: Payload,
  { now, timezone }: { now: Date; timezone: SiteTimezone },
): Promise<DueAnswers> {
  const today = overdueBefore(now, timezone)
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT count(*) FILTER (WHERE answer_due_on < ${today})::int AS overdue,
      count(*) FILTER (WHERE answer_due_on = ${today})::int AS today,
      count(*) FILTER (WHERE answer_due_on > ${today} OR answer_due_on IS NULL)::int AS later
    FROM job_applications WHERE awaits_answer AND ${counted()}`)
  return Counts.parse(rows[0])
}
