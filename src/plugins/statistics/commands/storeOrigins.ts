import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { OriginIdLookup } from '@/src/commands/recordVisits'
import { unnestRowsSql } from '@/src/commands/visits/unnestRowsSql'
import type { VisitSession } from '@/src/domain/visits/computeVisitChanges'
import { VISIT_SOURCES, type VisitSource } from '@/src/domain/visits/visit'
import {
  CAMPAIGN_PARAMETERS,
  NO_ORIGIN,
  OTHER_ORIGINS_NAME,
  type VisitOrigin,
} from '@/src/domain/visits/visitOrigin'
import { MAX_ORIGINS_PER_DAY } from '@/src/plugins/statistics/rules/buildVisitOrigin'
import type { OriginCounterChange } from '@/src/plugins/statistics/rules/originCounterChange'
import type { Drizzle } from '@/src/queries/visits/drizzle'

type VisitOriginWithSource = VisitOrigin & { source: VisitSource }

const ORIGIN_SQL_TYPE_BY_FIELD = {
  source: 'visit_source',
  site: 'text',
  utmSource: 'text',
  utmMedium: 'text',
  utmCampaign: 'text',
  utmContent: 'text',
} satisfies Record<keyof VisitOriginWithSource, string>

/**
 * Returns the ids of the origins of new sessions, and adds new origins. Clients control the origin
 * parameters, so each day stores a limited number of origins; further new ones are merged into
 * "others".
 */
export async function storeOrigins(
  transaction: Drizzle,
  changes: readonly OriginCounterChange[],
): Promise<OriginIdLookup> {
  const newSessions = changes.filter(({ isEntry }) => isEntry)
  if (newSessions.length === 0) return ({ originId }) => originId
  const days = await readOriginsOfDays(transaction, newSessions)
  const origins = new Map<VisitSession, VisitOriginWithSource>()
  for (const { session, origin, day } of newSessions) {
    const named = { ...origin, source: session.source }
    const ofDay = days.get(day)
    const isStored = !ofDay || ofDay.has(originKey(named)) || ofDay.size < MAX_ORIGINS_PER_DAY
    origins.set(session, isStored ? named : { ...OTHER_ORIGINS, source: session.source })
    if (isStored) ofDay?.add(originKey(named))
  }
  const ids = await findOrCreateOriginIds(transaction, [...origins.values()])
  return (session) => {
    const named = origins.get(session)
    return named ? (ids.get(originKey(named)) ?? null) : session.originId
  }
}

const OTHER_ORIGINS: VisitOrigin = {
  ...NO_ORIGIN,
  site: OTHER_ORIGINS_NAME,
  utmCampaign: OTHER_ORIGINS_NAME,
}

const originKey = (named: VisitOriginWithSource) =>
  JSON.stringify(ORIGIN_FIELDS.map((name) => named[name]))
const ORIGIN_FIELDS = ['source', 'site', ...CAMPAIGN_PARAMETERS] as const

const originColumnsSql = sql`source, site, utm_source AS "utmSource", utm_medium AS "utmMedium",
  utm_campaign AS "utmCampaign", utm_content AS "utmContent"`
const StoredOriginSchema = z.object({
  source: z.enum(VISIT_SOURCES),
  site: z.string(),
  utmSource: z.string(),
  utmMedium: z.string(),
  utmCampaign: z.string(),
  utmContent: z.string(),
})
const OriginOfDaySchema = StoredOriginSchema.extend({ day: z.string() })
const OriginWithIdSchema = StoredOriginSchema.extend({ id: z.number() })

/** Reads the origins that these days already have. */
async function readOriginsOfDays(
  transaction: Drizzle,
  newSessions: readonly OriginCounterChange[],
) {
  const days = [...new Set(newSessions.map(({ day }) => day))]
  const { rows } = await transaction.execute(sql`
    SELECT day::text AS day, ${originColumnsSql} FROM origin_days JOIN visit_origins ON id = origin_id
    WHERE day = ANY (${sql.param(days)}::date[])`)
  const known = new Map(days.map((day) => [day, new Set<string>()]))
  for (const { day, ...named } of z.array(OriginOfDaySchema).parse(rows))
    known.get(day)?.add(originKey(named))
  return known
}

async function findOrCreateOriginIds(
  transaction: Drizzle,
  origins: readonly VisitOriginWithSource[],
) {
  const distinct = [...new Map(origins.map((named) => [originKey(named), named])).values()]
  const { rows: storedRows } = await transaction.execute(sql`
    SELECT id, ${originColumnsSql} FROM visit_origins
    WHERE (source, site, utm_source, utm_medium, utm_campaign, utm_content) IN (
      SELECT source, site, "utmSource", "utmMedium", "utmCampaign", "utmContent"
      FROM ${unnestRowsSql(distinct, ORIGIN_SQL_TYPE_BY_FIELD)})`)
  const ids = new Map(
    z
      .array(OriginWithIdSchema)
      .parse(storedRows)
      .map((origin) => [originKey(origin), origin.id]),
  )
  const missing = distinct.filter((named) => !ids.has(originKey(named)))
  if (missing.length === 0) return ids
  const { rows: added } = await transaction.execute(sql`
    INSERT INTO visit_origins (source, site, utm_source, utm_medium, utm_campaign, utm_content)
    SELECT source, site, "utmSource", "utmMedium", "utmCampaign", "utmContent"
    FROM ${unnestRowsSql(missing, ORIGIN_SQL_TYPE_BY_FIELD)}
    RETURNING id, ${originColumnsSql}`)
  for (const origin of z.array(OriginWithIdSchema).parse(added))
    ids.set(originKey(origin), origin.id)
  return ids
}
