import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { Day } from '@/src/domain/frenchDate'
import { VISIT_DEVICES, VISIT_SOURCES } from '@/src/domain/visits/visit'
import type { CountedVisits } from '@/src/domain/visits/visitFigures'
import { CHARTED_DAYS, type VisitRange } from '@/src/domain/visits/visitStats'

type Drizzle = Pick<Payload['db']['drizzle'], 'execute'>
type Asked = { range: VisitRange; today: Day }

const MOST_PAGES = 10

/** What was counted in the range that ends today, and in the one before, all at one moment. */
export function readCountedVisits(payload: Payload, asked: Asked): Promise<CountedVisits> {
  return payload.db.drizzle.transaction(
    async (drizzle) => {
      const [current, previous] = await readPeriods(drizzle, asked)
      const sessions = await readSessions(drizzle, asked)
      const topPages = await readTopPages(drizzle, asked)
      const dailyVisits = await readDailyVisits(drizzle, asked)
      return {
        current,
        previous: previous.wasCounting ? previous : null,
        ...sessions,
        topPages,
        dailyVisits,
      }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const counter = z.coerce.number()
const Period = z.object({
  views: counter,
  anonymousViews: counter,
  visitors: counter,
  sessions: counter,
  bounces: counter,
  durationMs: counter,
  wasCounting: z.boolean(),
})

async function readPeriods(drizzle: Drizzle, { range, today }: Asked) {
  const { rows } = await drizzle.execute(sql`
    SELECT views.*, sessions.*, visitors.*,
      least((SELECT min(day) FROM visit_days), (SELECT min(day) FROM session_days))
        <= until - ${range}::integer IS TRUE AS "wasCounting"
    FROM (VALUES (1, ${today}::date), (2, ${today}::date - ${range}::integer)) period (rank, until)
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(organic + social + email + referral + direct + anonymous), 0) AS views,
          coalesce(sum(anonymous), 0) AS "anonymousViews"
        FROM visit_days WHERE day > until - ${range}::integer AND day <= until) views
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(sessions), 0) AS sessions, coalesce(sum(bounces), 0) AS bounces,
          coalesce(sum(duration_ms), 0) AS "durationMs"
        FROM session_days WHERE day > until - ${range}::integer AND day <= until) sessions
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(change), 0) AS visitors
        FROM visitor_window_changes WHERE days = ${range} AND day <= until) visitors
    ORDER BY rank`)
  return z.tuple([Period, Period]).parse(rows)
}

const Sessions = z.array(
  z.object({ device: z.enum(VISIT_DEVICES), source: z.enum(VISIT_SOURCES), sessions: counter }),
)

async function readSessions(drizzle: Drizzle, { range, today }: Asked) {
  const { rows } = await drizzle.execute(sql`
    SELECT device, source, sum(sessions) AS sessions FROM session_days
    WHERE day > ${today}::date - ${range}::integer AND day <= ${today}
    GROUP BY device, source`)
  const devices: CountedVisits['devices'] = {}
  const sources: CountedVisits['sources'] = {}
  for (const { device, source, sessions } of Sessions.parse(rows)) {
    devices[device] = (devices[device] ?? 0) + sessions
    sources[source] = (sources[source] ?? 0) + sessions
  }
  return { devices, sources }
}

async function readTopPages(drizzle: Drizzle, { range, today }: Asked) {
  const { rows } = await drizzle.execute(sql`
    SELECT text AS page, views FROM (
      SELECT path_id, sum(organic + social + email + referral + direct + anonymous) AS views
      FROM visit_days WHERE day > ${today}::date - ${range}::integer AND day <= ${today}
      GROUP BY path_id
    ) seen JOIN visit_texts ON id = path_id
    ORDER BY views DESC, page LIMIT ${MOST_PAGES}`)
  return z.array(z.object({ page: z.string(), views: counter })).parse(rows)
}

async function readDailyVisits(drizzle: Drizzle, { today }: Asked) {
  const { rows } = await drizzle.execute(sql`
    SELECT date, coalesce(sum(sessions), 0) AS visits
    FROM (SELECT ${today}::date - ago AS date FROM generate_series(0, ${CHARTED_DAYS - 1}::integer) ago) days
      LEFT JOIN session_days ON day = date
    GROUP BY date ORDER BY date`)
  return z.array(z.object({ date: z.string(), visits: counter })).parse(rows)
}
