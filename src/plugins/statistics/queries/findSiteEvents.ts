import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import { AUDIT_ACTIONS, AUDIT_TARGETS } from '@/src/plugins/auditEnumOrder'
import { MAX_SITE_EVENTS, type SiteEvents } from '@/src/plugins/statistics/rules/siteEvents'

type SiteEventOptions = { period: Period; timezone: SiteTimezone }

const DailySiteEventRowsSchema = z.array(
  z.object({
    day: z.string(),
    action: z.enum(AUDIT_ACTIONS),
    target: z.enum(AUDIT_TARGETS),
    subject: z.string().nullable(),
    details: z.string().nullable(),
    times: z.coerce.number(),
  }),
)
const MailsPerDayRowsSchema = z.array(z.object({ day: z.string(), mails: z.coerce.number() }))

/**
 * Finds changes of the site itself on these days that visitors could notice, from the audit log,
 * visible to all staff. No users or candidates are named; mails to candidates are only counted.
 */
export async function findSiteEvents(
  payload: Payload,
  options: SiteEventOptions,
): Promise<SiteEvents> {
  const [recorded, mailed] = await Promise.all([
    payload.db.drizzle.execute(auditedSiteEventsSql(options)),
    payload.db.drizzle.execute(sentRepliesPerDaySql(options)),
  ])
  return {
    recorded: DailySiteEventRowsSchema.parse(recorded.rows),
    mailed: MailsPerDayRowsSchema.parse(mailed.rows),
  }
}

const auditedSiteEventsSql = (options: SiteEventOptions) => sql`
  SELECT ${localDaySql('created_at', options)} AS day, action, target, subject, details, count(*) AS times
  FROM audit_entries
  WHERE ${isWithinPeriodSql('created_at', options)} AND (
    action = 'published'
    OR target = 'hero-settings' AND action = 'settingsChanged'
    OR target IN ('job-offers', 'expertise-pages', 'sector-pages', 'value-pages')
      AND action IN ('statusChanged', 'trashed', 'restored'))
  GROUP BY day, action, target, subject, details
  ORDER BY day, min(created_at) LIMIT ${MAX_SITE_EVENTS}`

const sentRepliesPerDaySql = (options: SiteEventOptions) => sql`
  SELECT ${localDaySql('sent_at', options)} AS day, count(*) AS mails FROM application_answers
  WHERE state = 'sent' AND ${isWithinPeriodSql('sent_at', options)} GROUP BY day`

const localDaySql = (column: string, { timezone }: SiteEventOptions) =>
  sql`(${sql.identifier(column)} AT TIME ZONE ${timezone})::date::text`

const isWithinPeriodSql = (column: string, { period, timezone }: SiteEventOptions) => sql`
  ${sql.identifier(column)} >= ${period.from}::timestamp AT TIME ZONE ${timezone}
  AND ${sql.identifier(column)} < (${period.to}::date + 1)::timestamp AT TIME ZONE ${timezone}`
