import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { periodOfLastDays } from '@/src/domain/visits/period'
import { ALERT_FIGURE_NAMES } from '@/src/plugins/job-alerts/rules/alertFigures'
import type { ReadVisitReportPart } from '@/src/queries/readVisitReport'

const AlertFiguresRowSchema = z.record(z.enum(ALERT_FIGURE_NAMES), z.number())

/** Reads the number of alerts now, and of those that were created or sent a mail in the period. */
export const readAlertFigures: ReadVisitReportPart = async (payload, { range, now, timezone }) => {
  const { from } = periodOfLastDays(range, dayInTimezone(timezone, now))
  const start = sql`(${from}::timestamp AT TIME ZONE ${timezone})`
  const { rows } = await payload.db.drizzle.execute(sql`SELECT
    count(*) FILTER (WHERE confirmed_at IS NOT NULL)::int AS active,
    count(*) FILTER (WHERE confirmed_at IS NULL)::int AS waiting,
    count(*) FILTER (WHERE created_at >= ${start})::int AS created,
    count(*) FILTER (WHERE last_mailed_at >= ${start})::int AS mailed
    FROM job_alerts WHERE expires_at > now()`)
  return { jobAlerts: AlertFiguresRowSchema.parse(rows[0]) }
}
