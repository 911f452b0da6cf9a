import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { StoredVisitState } from '@/src/domain/visits/computeVisitChanges'
import { VISIT_DEVICES, VISIT_SOURCES, type VisitorPageView } from '@/src/domain/visits/visit'
import type { Drizzle } from './drizzle'
import { readVisitExclusionPredicate } from './visitExclusions'

const SessionRowsSchema = z.array(
  z.object({
    id: z.string(),
    key: z.string(),
    part: z.number(),
    visitorId: z.string(),
    startedAt: z.coerce.date(),
    lastAt: z.coerce.date(),
    views: z.number(),
    device: z.enum(VISIT_DEVICES),
    source: z.enum(VISIT_SOURCES),
    originId: z.number().nullable(),
    openedForm: z.boolean(),
    entry: z.string(),
    referrer: z.string(),
  }),
)
const VisitorRowsSchema = z.array(
  z.object({
    key: z.string(),
    lastAt: z.coerce.date(),
    countedAt: z.coerce.date().nullable(),
  }),
)
const SessionPartRowsSchema = z.array(z.object({ key: z.string(), parts: z.number() }))

/** Reads the stored state of the visitors and tabs of a batch, and the exclusions. */
export async function readVisitState(
  transaction: Drizzle,
  visits: readonly VisitorPageView[],
): Promise<StoredVisitState> {
  const visitorIds = [...new Set(visits.map(({ visitorId }) => visitorId))]
  const tabs = [...new Set(visits.map(({ sessionId }) => sessionId))]
  const visitors = await transaction.execute(sql`
    SELECT key, last_at AS "lastAt", counted_at AS "countedAt" FROM visitors
    WHERE key = ANY (${sql.param(visitorIds)})`)
  const sessions = await transaction.execute(sql`
    SELECT latest.id, latest.key, latest.part, visitor.key AS "visitorId",
      latest.started_at AS "startedAt", latest.last_at AS "lastAt", latest.views, latest.device,
      latest.source, latest.origin_id AS "originId", latest.opened_form AS "openedForm",
      entry.text AS entry, referrer.text AS referrer
    FROM visitors visitor JOIN visit_sessions latest ON latest.id = visitor.session_id
      JOIN visit_texts entry ON entry.id = latest.entry_id
      JOIN visit_texts referrer ON referrer.id = latest.referrer_id
    WHERE visitor.key = ANY (${sql.param(visitorIds)})`)
  const parts = await transaction.execute(sql`
    SELECT key, max(part) AS parts FROM visit_sessions WHERE key = ANY (${sql.param(tabs)})
    GROUP BY key`)
  const isExcluded = await readVisitExclusionPredicate(transaction)
  const latest = new Map(
    SessionRowsSchema.parse(sessions.rows).map(({ entry, referrer, ...session }) => {
      const begun = { ...session, entry, referrer }
      return [session.visitorId, { ...session, isStruckOut: isExcluded(begun) }]
    }),
  )
  return {
    visitors: new Map(
      VisitorRowsSchema.parse(visitors.rows).map(({ key, lastAt, countedAt }) => [
        key,
        { lastAt, countedAt, session: latest.get(key) ?? null },
      ]),
    ),
    parts: new Map(SessionPartRowsSchema.parse(parts.rows).map((tab) => [tab.key, tab.parts])),
    isExcluded,
  }
}
