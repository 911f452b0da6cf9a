import type { ClientBase, Pool } from 'pg'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { VisitRangeDays } from '@/src/domain/visits/visitStats'

export type RangeOptions = { range: VisitRangeDays; now: Date; timezone: SiteTimezone }

// The definitions of the figures, as SQL over the raw rows. A trend compares complete days: those
// before today, and the same weekdays as many whole weeks earlier as the range has begun. All
// languages of a page are counted together: /en and its French path. A session lasts at most a day,
// so that rows three days before all periods belong to none.
const FIGURES_SQL = `
  WITH asked AS (
    SELECT ($1::timestamptz AT TIME ZONE $2)::date AS today, $3::integer AS range,
      CASE $3::integer WHEN 7 THEN 7 WHEN 30 THEN 35 WHEN 90 THEN 91 END AS earlier
  ), pages AS (
    SELECT page_visits.*, (created_at AT TIME ZONE $2)::date AS day FROM page_visits
    WHERE created_at > $1::timestamptz - (2 * $3::integer + 10) * interval '1 day'
  ), sessions AS (
    SELECT session_id, min(day) AS day, min(device_type) AS device, min(source) AS source,
      count(*) AS pages, extract(epoch FROM max(created_at) - min(created_at)) AS seconds
    FROM pages WHERE session_id IS NOT NULL GROUP BY session_id
  ), periods AS (
    SELECT 'totals' AS name, today - range AS after, today AS until FROM asked
    UNION ALL SELECT 'current', today - range, today - 1 FROM asked
    UNION ALL SELECT 'previous', today - earlier - range, today - 1 - earlier FROM asked
  ), totals AS (
    SELECT json_build_object(
      'totalVisits', (SELECT count(*) FROM sessions WHERE day > after AND day <= until),
      'uniqueVisitors', (SELECT count(DISTINCT visitor_id) FROM pages
        WHERE day > after AND day <= until),
      'pageViews', (SELECT count(*) FROM pages WHERE day > after AND day <= until),
      'avgSessionDuration', (SELECT coalesce(avg(seconds), 0) FROM sessions
        WHERE day > after AND day <= until),
      'bounceRate', (SELECT coalesce(100.0 * count(*) FILTER (WHERE pages = 1) / nullif(count(*), 0), 0)
        FROM sessions WHERE day > after AND day <= until)
    ) AS totals, name,
      EXISTS (SELECT FROM visits WHERE (created_at AT TIME ZONE $2)::date <= after) AS was_counting
    FROM periods
  ), seen AS (
    SELECT pages.* FROM pages, asked WHERE day > today - range AND day <= today
  ), read AS (
    SELECT CASE WHEN is_english THEN 'en' ELSE 'fr' END AS language,
      CASE WHEN NOT is_english THEN page_path WHEN page_path LIKE '/en/%' THEN substr(page_path, 4)
        ELSE '/' || substr(page_path, 4) END AS page
    FROM seen, LATERAL (SELECT page_path = '/en' OR page_path LIKE '/en/%' OR page_path LIKE '/en#%'
      AS is_english) spoken
  ), begun AS (
    SELECT sessions.* FROM sessions, asked WHERE day > today - range AND day <= today
  )
  SELECT
    (SELECT totals FROM totals WHERE name = 'totals') AS totals,
    (SELECT json_build_object('current', (SELECT totals FROM totals WHERE name = 'current'),
      'previous', totals) FROM totals WHERE name = 'previous' AND was_counting) AS trend,
    (SELECT count(*)::integer FROM seen WHERE session_id IS NULL) AS "anonymousViews",
    (SELECT coalesce(json_agg(top ORDER BY views DESC, page), '[]') FROM (
      SELECT page, count(*) AS views, 100.0 * count(*) / (SELECT count(*) FROM seen) AS percentage,
        (SELECT json_agg(json_build_object('language', language, 'views', views)
            ORDER BY views DESC, language)
          FROM (SELECT language, count(*) AS views FROM read same WHERE same.page = read.page
            GROUP BY language) split) AS languages
      FROM read GROUP BY page ORDER BY views DESC, page LIMIT 10) top) AS "topPages",
    (SELECT json_agg(split ORDER BY device) FROM (
      SELECT device, count(session_id),
        coalesce(100.0 * count(session_id) / nullif((SELECT count(*) FROM begun), 0), 0) AS percentage
      FROM unnest(enum_range(NULL::visit_device)) device LEFT JOIN begun USING (device)
      GROUP BY device) split) AS "deviceStats",
    (SELECT json_agg(split ORDER BY count DESC, source) FROM (
      SELECT source, count(session_id),
        coalesce(100.0 * count(session_id) / nullif((SELECT count(*) FROM begun), 0), 0) AS percentage
      FROM unnest(enum_range(NULL::visit_source)) source LEFT JOIN begun USING (source)
      GROUP BY source) split) AS "trafficSources",
    (SELECT json_agg(daily ORDER BY date) FROM (
      SELECT date, (SELECT count(*) FROM sessions WHERE day = date) AS visits,
        (SELECT count(*) FROM pages WHERE day = date) AS views
      FROM asked, LATERAL (SELECT today - generate_series(0, 13) AS date) dates) daily
    ) AS "dailyVisits",
    (SELECT count(DISTINCT visitor_id)::integer FROM page_visits
      WHERE created_at > $1::timestamptz - interval '5 minutes') AS "realTimeVisitors"`

/** The expected statistics, computed from the raw rows by plain SQL. */
export async function rawVisitStats(
  database: Pick<Pool | ClientBase, 'query'>,
  { range, now, timezone }: RangeOptions,
) {
  const { rows } = await database.query(FIGURES_SQL, [now, timezone, range])
  return rows[0]
}

/** Rounded for comparison: PostgreSQL divides decimals, JavaScript binary fractions. */
export function roundToMillionths(stats: object): unknown {
  return JSON.parse(JSON.stringify(stats), (_, value) =>
    typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value,
  )
}
