import { sql } from '@payloadcms/db-postgres'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Day } from '@/src/domain/text/frenchDate'
import { VISIT_RANGES } from '@/src/domain/visits/visitStats'
import { isAnonymousViewStruckOut, isSessionStruckOut } from '@/src/queries/visits/struckOut'
import type { Drizzle } from './drizzle'

type Recounted = {
  timezone: SiteTimezone
  /** The first day whose visits are all kept; `-infinity` while none were dropped. */
  since: string
  first: Day
  last: Day
}

/**
 * Sets the counters of these days to what the raw rows say, in SQL of its own. Only to be done under
 * lock_visits(): what a counter must be follows from the rows alone, whatever the other days are at.
 */
export async function recountDays(transaction: Drizzle, days: Recounted) {
  await countViews(transaction, days)
  await countSessions(transaction, days)
  await countVisitors(transaction, days)
}

// Of a day in the zone, its first moment.
const begins = (day: Day, { timezone }: Recounted, days = 0) =>
  sql`((${day}::date + ${days}::integer)::timestamp AT TIME ZONE ${timezone})`

const isCounted = ({ since, first, last }: Recounted) =>
  sql`day >= ${since} AND day BETWEEN ${first} AND ${last}`

// Those that count. No session goes on for longer than a day.
const sessionsAround = (days: Recounted, daysBefore = 0) => sql`(
  SELECT id, visitor_id, started_at, device, source FROM visit_sessions
  WHERE last_at >= ${begins(days.first, days, -daysBefore)} AND last_at < ${begins(days.last, days, 3)}
    AND NOT ${isSessionStruckOut('visit_sessions')}
)`

async function countViews(transaction: Drizzle, days: Recounted) {
  await transaction.execute(sql`DELETE FROM visit_days WHERE ${isCounted(days)}`)
  await transaction.execute(sql`
    INSERT INTO visit_days (day, path_id, organic, social, email, referral, direct, anonymous)
    SELECT day, path_id,
      count(*) FILTER (WHERE source = 'organic'), count(*) FILTER (WHERE source = 'social'),
      count(*) FILTER (WHERE source = 'email'), count(*) FILTER (WHERE source = 'referral'),
      count(*) FILTER (WHERE source = 'direct'), count(*) FILTER (WHERE session_id IS NULL)
    FROM (SELECT (created_at AT TIME ZONE ${days.timezone})::date AS day, path_id, session_id,
        created_at
      FROM visits WHERE created_at >= ${begins(days.first, days)}
        AND created_at < ${begins(days.last, days, 1)}) seen
      LEFT JOIN ${sessionsAround(days)} session ON session.id = seen.session_id
    WHERE day >= ${days.since} AND CASE WHEN session_id IS NULL
      THEN NOT ${isAnonymousViewStruckOut('seen')} ELSE session.id IS NOT NULL END
    GROUP BY day, path_id`)
  await transaction.execute(sql`DELETE FROM view_days WHERE ${isCounted(days)}`)
  await transaction.execute(sql`
    INSERT INTO view_days (day, views, anonymous)
    SELECT day, sum(organic + social + email + referral + direct + anonymous), sum(anonymous)
    FROM visit_days WHERE ${isCounted(days)} GROUP BY day`)
}

async function countSessions(transaction: Drizzle, days: Recounted) {
  await transaction.execute(sql`DELETE FROM session_days WHERE ${isCounted(days)}`)
  await transaction.execute(sql`
    INSERT INTO session_days (day, device, source, sessions, bounces, duration_ms)
    SELECT day, device, source, count(*),
      count(*) FILTER (WHERE pages = 1), round(sum(extract(epoch FROM until - begun)) * 1000)
    FROM (SELECT session_id, min(created_at) AS begun, max(created_at) AS until, count(*) AS pages
      FROM visits WHERE session_id IS NOT NULL AND created_at >= ${begins(days.first, days)}
        AND created_at < ${begins(days.last, days, 3)} GROUP BY session_id) seen
      JOIN (SELECT *, (started_at AT TIME ZONE ${days.timezone})::date AS day
        FROM ${sessionsAround(days)} around) session ON session.id = seen.session_id
    WHERE ${isCounted(days)} GROUP BY day, device, source`)
}

/**
 * A visitor is in the windows of so many days from each day they were seen on until as many days later,
 * without a break when they were seen again by then: what changes on a day depends on as many days before it.
 * Where those are not all kept it stays; on the first day where they are, all that changed up to it is made
 * to add up to whoever was seen.
 */
async function countVisitors(transaction: Drizzle, days: Recounted) {
  const { since, first, last } = days
  await transaction.execute(sql`
    DELETE FROM visitor_window_changes
    WHERE day BETWEEN ${first} AND ${last} AND day - days >= ${since}`)
  await transaction.execute(sql`
    WITH seen AS (
      SELECT DISTINCT visitor_id, (created_at AT TIME ZONE ${days.timezone})::date AS day
      FROM visits JOIN ${sessionsAround(days, LONGEST)} session ON session.id = session_id
      WHERE created_at >= ${begins(first, days, -LONGEST)} AND created_at < ${begins(last, days, 1)}
    ), neighbours AS (
      SELECT day, lag(day) OVER visitor AS before, lead(day) OVER visitor AS after
      FROM seen WINDOW visitor AS (PARTITION BY visitor_id ORDER BY day)
    ), changes AS (
      SELECT days, day, 1 AS change FROM neighbours, unnest(${ranges}) days
      WHERE before IS NULL OR day - before > days
      UNION ALL
      SELECT days, day + days, -1 FROM neighbours, unnest(${ranges}) days
      WHERE after IS NULL OR after - day > days
    )
    INSERT INTO visitor_window_changes (days, day, change)
    SELECT days, day, sum(change) FROM changes
    WHERE day BETWEEN ${first} AND ${last} AND day - days > ${since} GROUP BY days, day
    UNION ALL
    SELECT days, whole, (
      SELECT count(DISTINCT visitor_id) FROM seen WHERE day > ${since} AND day <= whole
    ) - (
      SELECT coalesce(sum(change), 0) FROM visitor_window_changes kept
      WHERE kept.days = ranges.days AND kept.day < whole
    ) FROM unnest(${ranges}) ranges (days), LATERAL (SELECT ${since}::date + days AS whole) kept_all
    WHERE whole BETWEEN ${first} AND ${last}`)
}

const LONGEST = Math.max(...VISIT_RANGES)
const ranges = sql`${sql.param([...VISIT_RANGES])}::integer[]`
