import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { HOUSE_LANGUAGE, SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import type { Day } from '@/src/domain/text/frenchDate'
import { VISIT_DEVICES, VISIT_SOURCES } from '@/src/domain/visits/visit'
import type { CountedVisits } from '@/src/domain/visits/visitFigures'
import { CHARTED_DAYS, type VisitRange, weeksCompared } from '@/src/domain/visits/visitStats'

type Asked = { range: VisitRange; today: Day }

const MOST_PAGES = 10

const NAMED = SITE_LANGUAGES.filter((language) => language !== HOUSE_LANGUAGE)
const NAMED_PATH = `^/((${NAMED.join('|')})(?=[/#]|$)/?)`

const Period = z.object({
  views: z.number(),
  anonymousViews: z.number(),
  visitors: z.number(),
  sessions: z.number(),
  bounces: z.number(),
  durationMs: z.number(),
  wasCounting: z.boolean(),
})
const Session = z.object({
  device: z.enum(VISIT_DEVICES),
  source: z.enum(VISIT_SOURCES),
  sessions: z.number(),
})
const Counted = z.object({
  periods: z.tuple([Period, Period, Period]),
  sessions: z.array(Session),
  topPages: z.array(
    z.object({
      page: z.string(),
      views: z.number(),
      languages: z.array(z.object({ language: z.enum(SITE_LANGUAGES), views: z.number() })),
    }),
  ),
  dailyVisits: z.array(z.object({ date: z.string(), visits: z.number() })),
})

/** What was counted in the range that ends today, and in the whole days that are compared. */
export async function readCountedVisits(payload: Payload, asked: Asked): Promise<CountedVisits> {
  // In one statement, so that all of it is of one moment.
  const { rows } = await payload.db.drizzle.execute(sql`SELECT
    (SELECT json_agg(row ORDER BY until DESC) FROM (${periods(asked)}) row) AS periods,
    (SELECT coalesce(json_agg(row), '[]') FROM (${sessionSplit(asked)}) row) AS sessions,
    (SELECT coalesce(json_agg(row), '[]') FROM (${topPages(asked)}) row) AS "topPages",
    (SELECT json_agg(row) FROM (${dailyVisits(asked)}) row) AS "dailyVisits"`)
  const { periods: all, sessions, ...counted } = Counted.parse(rows[0])
  const [current, whole, previous] = all
  const devices: CountedVisits['devices'] = {}
  const sources: CountedVisits['sources'] = {}
  for (const { device, source, sessions: begun } of sessions) {
    devices[device] = (devices[device] ?? 0) + begun
    sources[source] = (sources[source] ?? 0) + begun
  }
  return {
    ...counted,
    current,
    compared: previous.wasCounting ? { current: whole, previous } : null,
    devices,
    sources,
  }
}

const periods = ({ range, today }: Asked) => sql`
  SELECT until, views.*, sessions.*, visitors.*,
    least((SELECT min(day) FROM view_days), (SELECT min(day) FROM session_days))
      <= until - ${range}::integer IS TRUE AS "wasCounting"
  FROM (
      SELECT ${today}::date - ago AS until
      FROM unnest(ARRAY[0, 1, ${1 + 7 * weeksCompared(range)}::integer]) ago
    ) period
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(views), 0) AS views, coalesce(sum(anonymous), 0) AS "anonymousViews"
      FROM view_days WHERE day > until - ${range}::integer AND day <= until) views
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(sessions), 0) AS sessions, coalesce(sum(bounces), 0) AS bounces,
        coalesce(sum(duration_ms), 0) AS "durationMs"
      FROM session_days WHERE day > until - ${range}::integer AND day <= until) sessions
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(change), 0) AS visitors
      FROM visitor_window_changes WHERE days = ${range} AND day <= until) visitors`

const sessionSplit = ({ range, today }: Asked) => sql`
  SELECT device, source, sum(sessions) AS sessions FROM session_days
  WHERE day > ${today}::date - ${range}::integer AND day <= ${today}
  GROUP BY device, source`

// What countedPath has put before the page is its language.
const topPages = ({ range, today }: Asked) => sql`
  SELECT page, sum(views) AS views,
    json_agg(json_build_object('language', language, 'views', views) ORDER BY views DESC, language)
      AS languages
  FROM (
    SELECT coalesce(named[2], ${HOUSE_LANGUAGE}) AS language,
      '/' || substr(text, 2 + coalesce(length(named[1]), 0)) AS page, sum(views) AS views
    FROM (
      SELECT path_id, sum(organic + social + email + referral + direct + anonymous) AS views
      FROM visit_days WHERE day > ${today}::date - ${range}::integer AND day <= ${today}
      GROUP BY path_id
    ) seen JOIN visit_texts ON id = path_id
      CROSS JOIN LATERAL (SELECT regexp_match(text, ${NAMED_PATH})) counted (named)
    GROUP BY language, page
  ) read GROUP BY page
  ORDER BY views DESC, page LIMIT ${MOST_PAGES}`

const dailyVisits = ({ today }: Asked) => sql`
  SELECT date, coalesce(sum(sessions), 0) AS visits
  FROM (SELECT ${today}::date - ago AS date
    FROM generate_series(0, ${CHARTED_DAYS - 1}::integer) ago) days
    LEFT JOIN session_days ON day = date
  GROUP BY date ORDER BY date`
