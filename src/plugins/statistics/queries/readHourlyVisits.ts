import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import type { HourlyVisits } from '@/src/plugins/statistics/rules/hours'
import { isAnonymousViewExcludedSql, isSessionExcludedSql } from './excludedVisits'

type HourlyVisitOptions = { day: IsoDay; timezone: SiteTimezone }

const VisitHourRowsSchema = z.array(
  z.object({ at: z.coerce.date(), visits: z.coerce.number(), views: z.coerce.number() }),
)

/**
 * Reads the sessions and page views of each hour of a day, which has 23 to 25 hours. Reads the raw
 * rows of that day through their time index; null when they are partly deleted.
 */
export async function readHourlyVisits(
  payload: Payload,
  options: HourlyVisitOptions,
): Promise<HourlyVisits[] | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    WITH counted AS MATERIALIZED (
      SELECT id, started_at FROM visit_sessions
      WHERE last_at >= ${startOfDaySql(options)} AND last_at < ${startOfDaySql(options, 3)}
        AND NOT ${isSessionExcludedSql('visit_sessions')}
    ), viewed AS MATERIALIZED (
      SELECT session_id, created_at FROM visits
      WHERE created_at >= ${startOfDaySql(options)} AND created_at < ${startOfDaySql(options, 1)}
        AND (session_id IS NOT NULL OR NOT ${isAnonymousViewExcludedSql('visits')})
    )
    SELECT at, coalesce(visits, 0) AS visits, coalesce(views, 0) AS views
    FROM generate_series(${startOfDaySql(options)}, ${startOfDaySql(options, 1)} - interval '1 hour', '1 hour') at
      LEFT JOIN (${countPerHourSql(options, 'started_at')} FROM counted
        WHERE started_at >= ${startOfDaySql(options)} AND started_at < ${startOfDaySql(options, 1)}
        GROUP BY hour) begun (hour, visits) ON begun.hour = at
      LEFT JOIN (${countPerHourSql(options, 'created_at')}
        FROM viewed LEFT JOIN counted ON counted.id = session_id
        WHERE session_id IS NULL OR counted.id IS NOT NULL
        GROUP BY hour) seen (hour, views) ON seen.hour = at
    WHERE NOT EXISTS (SELECT FROM visit_retention WHERE kept_since > ${startOfDaySql(options)})
    ORDER BY at`)
  const hours = VisitHourRowsSchema.parse(rows)
  return hours.length === 0 ? null : hours
}

// Counts rows per hour. No supported time zone changes its clocks by less than an hour.
const countPerHourSql = (options: HourlyVisitOptions, column: 'started_at' | 'created_at') => sql`
  SELECT date_bin('1 hour', ${sql.identifier(column)}, ${startOfDaySql(options)}) AS hour, count(*)`

const startOfDaySql = ({ day, timezone }: HourlyVisitOptions, days = 0) =>
  sql`((${day}::date + ${days}::integer)::timestamp AT TIME ZONE ${timezone})`
