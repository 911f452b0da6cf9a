import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { VisitState } from '@/src/domain/visits/foldVisits'
import { VISIT_DEVICES, VISIT_SOURCES, type Visit } from '@/src/domain/visits/visit'
import type { Drizzle } from './drizzle'

const Visitors = z.array(z.object({ key: z.string(), lastAt: z.coerce.date() }))
const Sessions = z.array(
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
  }),
)

/** What is known of the visitors of this batch, and of the sessions that it may go on with. */
export async function readVisitState(
  transaction: Drizzle,
  visits: readonly Visit[],
): Promise<VisitState> {
  const visitorIds = [...new Set(visits.map(({ visitorId }) => visitorId))]
  const sessionIds = [...new Set(visits.map(({ sessionId }) => sessionId))]
  const visitors = await transaction.execute(sql`
    SELECT key, last_at AS "lastAt" FROM visitors WHERE key = ANY (${sql.param(visitorIds)})`)
  const sessions = await transaction.execute(sql`
    SELECT latest.id, latest.key, latest.part, visitor.key AS "visitorId",
      latest.started_at AS "startedAt", latest.last_at AS "lastAt", latest.views, latest.device,
      latest.source
    FROM unnest(${sql.param(sessionIds)}::text[]) asked (key)
      CROSS JOIN LATERAL (
        SELECT * FROM visit_sessions session WHERE session.key = asked.key
        ORDER BY part DESC LIMIT 1
      ) latest
      JOIN visitors visitor ON visitor.id = latest.visitor_id`)
  return {
    visitors: new Map(Visitors.parse(visitors.rows).map(({ key, lastAt }) => [key, lastAt])),
    sessions: new Map(Sessions.parse(sessions.rows).map((session) => [session.key, session])),
  }
}
