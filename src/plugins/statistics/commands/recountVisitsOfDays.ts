import { sql } from '@payloadcms/db-postgres'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { IsoDay } from '@/src/domain/text/frenchDate'
import { MAX_PERIOD_DAYS } from '@/src/domain/visits/period'
import {
  isAnonymousViewExcludedSql,
  isSessionExcludedSql,
} from '@/src/plugins/statistics/queries/excludedVisits'
import type { Drizzle } from '@/src/queries/visits/drizzle'
import {
  TOTAL_VIEWS_SQL,
  VIEW_COUNT_COLUMNS_SQL,
  VIEW_COUNTS_PER_SOURCE_SQL,
} from '@/src/queries/visits/viewColumns'

export type RecountDaysOptions = {
  timezone: SiteTimezone
  /** The first day whose raw visits are complete; `-infinity` while none were deleted. */
  since: string
  first: IsoDay
  last: IsoDay
}

/**
 * Recomputes the counters of these days from the raw sessions and views. Requires lock_visits().
 * The result depends only on the raw rows, not on other counters.
 */
export async function recountVisitsOfDays(transaction: Drizzle, days: RecountDaysOptions) {
  await recountViews(transaction, days)
  await recountSessions(transaction, days)
  await recountVisitors(transaction, days)
}

// SQL: the first moment of a day in the time zone.
const startOfDaySql = (day: IsoDay, { timezone }: RecountDaysOptions, days = 0) =>
  sql`((${day}::date + ${days}::integer)::timestamp AT TIME ZONE ${timezone})`

export const isRecountedDaySql = ({ since, first, last }: RecountDaysOptions) =>
  sql`day >= ${since} AND day BETWEEN ${first} AND ${last}`

/**
 * SQL: the counted sessions that began on these days. It filters by timestamp first, because
 * PostgreSQL has no statistics for a day in a time zone and would choose a bad plan.
 */
export const sessionsBegunSql = (days: RecountDaysOptions) => sql`(
  SELECT * FROM (
    SELECT *, (started_at AT TIME ZONE ${days.timezone})::date AS day FROM counted
    WHERE started_at >= ${startOfDaySql(days.first, days)} AND started_at < ${startOfDaySql(days.last, days, 1)}
  ) dated WHERE day >= ${days.since}) session`

/**
 * SQL: the counted sessions, materialised before joins: the exclusion check is so expensive in
 * PostgreSQL's estimates that it could not choose between join plans. A session lasts at most a
 * day.
 */
export const countedSessionsSql = (days: RecountDaysOptions, daysBefore = 0) => sql`
  counted AS MATERIALIZED (
    SELECT id, visitor_id, started_at, last_at, views, device, source, origin_id, opened_form
    FROM visit_sessions
    WHERE last_at >= ${startOfDaySql(days.first, days, -daysBefore)} AND last_at < ${startOfDaySql(days.last, days, 3)}
      AND NOT ${isSessionExcludedSql('visit_sessions')}
  )`

async function recountViews(transaction: Drizzle, days: RecountDaysOptions) {
  await transaction.execute(sql`DELETE FROM visit_days WHERE ${isRecountedDaySql(days)}`)
  await transaction.execute(sql`
    WITH ${countedSessionsSql(days)}, seen AS MATERIALIZED (
      SELECT (created_at AT TIME ZONE ${days.timezone})::date AS day, path_id, session_id
      FROM visits WHERE created_at >= ${startOfDaySql(days.first, days)}
        AND created_at < ${startOfDaySql(days.last, days, 1)}
        AND (session_id IS NOT NULL OR NOT ${isAnonymousViewExcludedSql('visits')})
    )
    INSERT INTO visit_days (day, path_id, ${VIEW_COUNT_COLUMNS_SQL})
    SELECT day, path_id, ${VIEW_COUNTS_PER_SOURCE_SQL}
    FROM seen LEFT JOIN counted ON counted.id = session_id
    WHERE day >= ${days.since} AND (session_id IS NULL OR counted.id IS NOT NULL)
    GROUP BY day, path_id`)
  await transaction.execute(sql`DELETE FROM view_days WHERE ${isRecountedDaySql(days)}`)
  await transaction.execute(sql`
    INSERT INTO view_days (day, views, anonymous)
    SELECT day, sum(${TOTAL_VIEWS_SQL}), sum(anonymous)
    FROM visit_days WHERE ${isRecountedDaySql(days)} GROUP BY day`)
}

async function recountSessions(transaction: Drizzle, days: RecountDaysOptions) {
  await transaction.execute(sql`DELETE FROM session_days WHERE ${isRecountedDaySql(days)}`)
  await transaction.execute(sql`
    WITH ${countedSessionsSql(days)}
    INSERT INTO session_days (day, device, source, sessions, bounces, duration_ms)
    SELECT day, device, source, count(*), count(*) FILTER (WHERE views = 1),
      round(sum(extract(epoch FROM last_at - started_at)) * 1000)
    FROM ${sessionsBegunSql(days)} GROUP BY day, device, source`)
}

/**
 * Counts visitors by the number of days since their previous visit, from the views of these days
 * and the ends of earlier sessions. A session that began before these days has its views in the two
 * days before. Gaps that reach into deleted raw data are not changed; the remaining visitors count
 * as absent longest, so that the sum of each day is correct.
 */
async function recountVisitors(transaction: Drizzle, days: RecountDaysOptions) {
  const { since, first, last, timezone } = days
  await transaction.execute(sql`
    DELETE FROM visitor_gaps
    WHERE ${isRecountedDaySql(days)} AND (day - gap >= ${since} OR gap = ${MAX_PERIOD_DAYS})`)
  await transaction.execute(sql`
    WITH ${countedSessionsSql(days, 3)}, seen AS (
      SELECT DISTINCT visitor_id, (created_at AT TIME ZONE ${timezone})::date AS day
      FROM visits JOIN counted ON counted.id = session_id
      WHERE created_at >= ${startOfDaySql(first, days, -2)} AND created_at < ${startOfDaySql(last, days, 1)}
    ), known AS (
      SELECT visitor_id, day FROM seen
      UNION
      SELECT visitor_id, (max(last_at) AT TIME ZONE ${timezone})::date FROM visit_sessions
      WHERE last_at >= ${startOfDaySql(first, days, -MAX_PERIOD_DAYS)} AND last_at < ${startOfDaySql(first, days)}
        AND visitor_id IN (SELECT visitor_id FROM seen)
        AND NOT ${isSessionExcludedSql('visit_sessions')}
      GROUP BY visitor_id
    ), gaps AS (
      SELECT day, least(${MAX_PERIOD_DAYS}, day - lag(day) OVER (PARTITION BY visitor_id ORDER BY day))
        AS gap
      FROM known WHERE day >= ${since}
    )
    INSERT INTO visitor_gaps (day, gap, visitors)
    SELECT day, gap, sum(visitors) FROM (
      SELECT day, gap, 1 AS visitors FROM gaps WHERE day BETWEEN ${first} AND ${last}
      UNION ALL
      SELECT day, ${MAX_PERIOD_DAYS}, -visitors FROM visitor_gaps WHERE ${isRecountedDaySql(days)}
    ) counted GROUP BY day, gap HAVING sum(visitors) <> 0`)
}
