import { sql } from '@payloadcms/db-postgres'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { overdueReplyCutoff } from '@/src/domain/submissions/replyPromise'

/** SQL condition: whether the promised reply date has passed; never without a promise. */
export const replyOverdueCondition = (now: Date, timezone: SiteTimezone) =>
  sql`(awaits_answer OR answered_at IS NOT NULL) AND answer_due_on < ${overdueReplyCutoff(now, timezone)}`

/** SQL condition: whether the reply was sent by the promised day, in the site's time zone. */
export const replyInTimeCondition = (timezone: SiteTimezone) =>
  sql`(answered_at AT TIME ZONE ${timezone})::date <= (answer_due_on AT TIME ZONE 'UTC')::date`
