import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { VISIT_RANGES } from '@/src/domain/visits/visitStats'
import type { Drizzle } from './visits/drizzle'
import { readCountedTimezone } from './visits/readCountedTimezone'

type Counted = { timezone: SiteTimezone; since: string }

/**
 * Counts every visit anew, in the days of the zone that the settings have now. Whoever records visits
 * meanwhile waits. Days whose visits are not all kept any more stay as they were counted.
 */
export function rebuildVisitCounters(payload: Payload): Promise<void> {
  return payload.db.drizzle.transaction(async (transaction) => {
    await transaction.execute(sql`SET LOCAL statement_timeout = '15min'`)
    await transaction.execute(sql`SET LOCAL work_mem = '256MB'`)
    await transaction.execute(sql`SELECT lock_visits()`)
    const timezone = await readCountedTimezone(transaction)
    const counted = { timezone, since: await readFirstWholeDay(transaction, timezone) }
    await countViews(transaction, counted)
    await countSessions(transaction, counted)
    await forgetVisitorsBefore(transaction, counted)
    await countVisitors(transaction, counted)
  })
}

async function readFirstWholeDay(transaction: Drizzle, timezone: SiteTimezone) {
  const { rows } = await transaction.execute(sql`
    SELECT coalesce(max(local::date + (local::time > '00:00')::integer), '-infinity') AS day
    FROM (SELECT kept_since AT TIME ZONE ${timezone} AS local FROM visit_retention) retention`)
  return z.tuple([z.object({ day: z.string() })]).parse(rows)[0].day
}

async function countViews(transaction: Drizzle, { timezone, since }: Counted) {
  await transaction.execute(sql`DELETE FROM visit_days WHERE day >= ${since}`)
  await transaction.execute(sql`
    INSERT INTO visit_days (day, path_id, organic, social, email, referral, direct, anonymous)
    SELECT day, path_id,
      count(*) FILTER (WHERE source = 'organic'), count(*) FILTER (WHERE source = 'social'),
      count(*) FILTER (WHERE source = 'email'), count(*) FILTER (WHERE source = 'referral'),
      count(*) FILTER (WHERE source = 'direct'), count(*) FILTER (WHERE session_id IS NULL)
    FROM (SELECT (created_at AT TIME ZONE ${timezone})::date AS day, path_id, session_id
      FROM visits) seen
      LEFT JOIN visit_sessions session ON session.id = seen.session_id
    WHERE day >= ${since} GROUP BY day, path_id`)
  await transaction.execute(sql`DELETE FROM view_days WHERE day >= ${since}`)
  await transaction.execute(sql`
    INSERT INTO view_days (day, views, anonymous)
    SELECT day, sum(organic + social + email + referral + direct + anonymous), sum(anonymous)
    FROM visit_days WHERE day >= ${since} GROUP BY day`)
}

async function countSessions(transaction: Drizzle, { timezone, since }: Counted) {
  await transaction.execute(sql`DELETE FROM session_days WHERE day >= ${since}`)
  await transaction.execute(sql`
    INSERT INTO session_days (day, device, source, sessions, bounces, duration_ms)
    SELECT (started_at AT TIME ZONE ${timezone})::date AS day, device, source, count(*),
      count(*) FILTER (WHERE pages = 1), round(sum(extract(epoch FROM last - first)) * 1000)
    FROM (SELECT session_id, min(created_at) AS first, max(created_at) AS last, count(*) AS pages
      FROM visits WHERE session_id IS NOT NULL GROUP BY session_id) seen
      JOIN visit_sessions session ON session.id = seen.session_id
    WHERE (started_at AT TIME ZONE ${timezone})::date >= ${since} GROUP BY day, device, source`)
}

// From the first day that is counted anew, the visitors seen before it are in no window.
async function forgetVisitorsBefore(transaction: Drizzle, { since }: Counted) {
  await transaction.execute(sql`DELETE FROM visitor_window_changes WHERE day >= ${since}`)
  await transaction.execute(sql`
    INSERT INTO visitor_window_changes (days, day, change)
    SELECT days, ${since}, -sum(change) FROM visitor_window_changes GROUP BY days`)
}

// A visitor is in the windows of so many days from each day they were seen on until as many days
// later, without a break when they were seen again by then.
async function countVisitors(transaction: Drizzle, { timezone, since }: Counted) {
  await transaction.execute(sql`
    WITH seen AS (
      SELECT DISTINCT visitor_id, (created_at AT TIME ZONE ${timezone})::date AS day
      FROM visits visit JOIN visit_sessions session ON session.id = visit.session_id
    ), neighbours AS (
      SELECT day, lag(day) OVER visitor AS before, lead(day) OVER visitor AS after
      FROM seen WHERE day >= ${since} WINDOW visitor AS (PARTITION BY visitor_id ORDER BY day)
    ), changes AS (
      SELECT days, day, 1 AS change FROM neighbours, unnest(${ranges}) days
      WHERE before IS NULL OR day - before > days
      UNION ALL
      SELECT days, day + days, -1 FROM neighbours, unnest(${ranges}) days
      WHERE after IS NULL OR after - day > days
    )
    INSERT INTO visitor_window_changes AS kept (days, day, change)
    SELECT days, day, sum(change) FROM changes GROUP BY days, day
    ON CONFLICT (days, day) DO UPDATE SET change = kept.change + excluded.change`)
}

const ranges = sql`${sql.param([...VISIT_RANGES])}::integer[]`
