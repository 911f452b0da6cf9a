import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { SITE_LANGUAGES, SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { ComparedDays } from '@/src/domain/visits/chooseComparedDays'
import type { VisitCounters } from '@/src/domain/visits/computeVisitFigures'
import type { Period } from '@/src/domain/visits/period'
import { VISIT_DEVICES, VISIT_SOURCES } from '@/src/domain/visits/visit'
import { TOTAL_VIEWS_SQL } from './viewColumns'

type CountedVisitsOptions = {
  period: Period
  /** The periods to compare; null for none. */
  compared: ComparedDays | null
  /** The periods for which visits and page views are read per day. */
  charted: Period[]
  /** Maximum number of pages; null for no limit. */
  mostPages?: number | null
}

const MAX_TOP_PAGES = 10

const PREFIXED_LANGUAGES = SITE_LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE)
const PREFIXED_PATH_PATTERN = `^/((${PREFIXED_LANGUAGES.join('|')})(?=[/#]|$)/?)`

const CounterSumsSchema = z.object({
  views: z.number(),
  anonymousViews: z.number(),
  visitors: z.number(),
  sessions: z.number(),
  bounces: z.number(),
  durationMs: z.number(),
  wasCounting: z.boolean(),
})
const SessionCountsSchema = z.object({
  device: z.enum(VISIT_DEVICES),
  source: z.enum(VISIT_SOURCES),
  sessions: z.number(),
})
const CountedVisitsRowSchema = z.object({
  periods: z.tuple([CounterSumsSchema], CounterSumsSchema),
  sessions: z.array(SessionCountsSchema),
  topPages: z.array(
    z.object({
      page: z.string(),
      views: z.number(),
      languages: z.array(z.object({ language: z.enum(SITE_LANGUAGES), views: z.number() })),
    }),
  ),
  dailyVisits: z.array(z.object({ date: z.string(), visits: z.number(), views: z.number() })),
})

/** Reads the counters of the period and of the compared periods. */
export async function readCountedVisits(
  payload: Payload,
  options: CountedVisitsOptions,
): Promise<VisitCounters> {
  // One statement reads all figures, so that they are of the same moment.
  const { rows } = await payload.db.drizzle.execute(sql`SELECT
    (SELECT json_agg(row ORDER BY rank) FROM (${periodSumsSql(options)}) row) AS periods,
    (SELECT coalesce(json_agg(row), '[]') FROM (${sessionsByDeviceAndSourceSql(options)}) row) AS sessions,
    (SELECT coalesce(json_agg(row), '[]') FROM (${topPagesSql(options)}) row) AS "topPages",
    (SELECT json_agg(row) FROM (${dailyVisitsSql(options)}) row) AS "dailyVisits"`)
  const { periods: all, sessions, ...counted } = CountedVisitsRowSchema.parse(rows[0])
  const [current, previous, whole = current] = all
  const devices: VisitCounters['devices'] = {}
  const sources: VisitCounters['sources'] = {}
  for (const { device, source, sessions: begun } of sessions) {
    devices[device] = (devices[device] ?? 0) + begun
    sources[source] = (sources[source] ?? 0) + begun
  }
  return {
    ...counted,
    current,
    compared: previous?.wasCounting ? { current: whole, previous } : null,
    devices,
    sources,
  }
}

const periodSumsSql = (options: CountedVisitsOptions) => sql`
  SELECT rank, views.*, sessions.*, visitors.*,
    least((SELECT min(day) FROM view_days), (SELECT min(day) FROM session_days))
      < first IS TRUE AS "wasCounting"
  FROM ${periodTableSql(periodsToSum(options))}
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(views), 0) AS views, coalesce(sum(anonymous), 0) AS "anonymousViews"
      FROM view_days WHERE day BETWEEN first AND last) views
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(sessions), 0) AS sessions, coalesce(sum(bounces), 0) AS bounces,
        coalesce(sum(duration_ms), 0) AS "durationMs"
      FROM session_days WHERE day BETWEEN first AND last) sessions
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(visitors), 0) AS visitors
      FROM visitor_gaps WHERE day BETWEEN first AND last AND gap > day - first) visitors`

// Lists the periods to sum up: one that does not end today is compared as a whole.
const periodsToSum = ({ period, compared }: CountedVisitsOptions): Period[] => [
  period,
  ...(compared ? [compared.previous] : []),
  ...(compared && compared.current.to !== period.to ? [compared.current] : []),
]

const periodTableSql = (periods: Period[]) => sql`
  unnest(${sql.param(periods.map(({ from }) => from))}::date[],
    ${sql.param(periods.map(({ to }) => to))}::date[]) WITH ORDINALITY AS period (first, last, rank)`

const sessionsByDeviceAndSourceSql = ({ period }: CountedVisitsOptions) => sql`
  SELECT device, source, sum(sessions) AS sessions FROM session_days
  WHERE day BETWEEN ${period.from} AND ${period.to}
  GROUP BY device, source`

// Builds SQL for the most viewed pages. The prefix that countedPath adds to a page is its language.
const topPagesSql = ({ period, mostPages = MAX_TOP_PAGES }: CountedVisitsOptions) => sql`
  SELECT page, sum(views) AS views,
    json_agg(json_build_object('language', language, 'views', views) ORDER BY views DESC, language)
      AS languages
  FROM (
    SELECT coalesce(named[2], ${SOURCE_LANGUAGE}) AS language,
      '/' || substr(text, 2 + coalesce(length(named[1]), 0)) AS page, sum(views) AS views
    FROM (
      SELECT path_id, sum(${TOTAL_VIEWS_SQL}) AS views
      FROM visit_days WHERE day BETWEEN ${period.from} AND ${period.to}
      GROUP BY path_id
    ) seen JOIN visit_texts ON id = path_id
      CROSS JOIN LATERAL (SELECT regexp_match(text, ${PREFIXED_PATH_PATTERN})) counted (named)
    GROUP BY language, page
  ) read GROUP BY page
  ORDER BY views DESC, page LIMIT ${mostPages}::integer`

const dailyVisitsSql = ({ charted }: CountedVisitsOptions) => sql`
  SELECT date, coalesce(visits, 0) AS visits, coalesce(views, 0) AS views
  FROM ${periodTableSql(charted)}
    CROSS JOIN LATERAL (SELECT first + ago AS date FROM generate_series(0, last - first) ago) dates
    LEFT JOIN LATERAL (
      SELECT sum(sessions) AS visits FROM session_days WHERE day = date) begun ON true
    LEFT JOIN view_days ON view_days.day = date
  ORDER BY date`
