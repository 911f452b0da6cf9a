import { sql } from '@payloadcms/db-postgres'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { overdueBefore } from '@/src/domain/submissions/answerPromise'

/** Whether somebody was promised an answer by a day that is over; who was never promised anything is left out. */
export const isPromiseOver = (now: Date, timezone: SiteTimezone) =>
  sql`(awaits_answer OR answered_at IS NOT NULL) AND answer_due_on < ${overdueBefore(now, timezone)}`

/** Whether the answer had left by that day, on the clocks of the site. */
export const isPromiseKept = (timezone: SiteTimezone) =>
  sql`(answered_at AT TIME ZONE ${timezone})::date <= (answer_due_on AT TIME ZONE 'UTC')::date`
