import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { SESSION_MAX_MS, VISIT_SOURCES, type VisitSource } from '@/src/domain/visits/visit'

type Asked = { visitor: string; now: Date }

/** Where the visit that this visitor is on came from; null when nothing is known of it. */
export async function findVisitSource(
  payload: Payload,
  { visitor, now }: Asked,
): Promise<VisitSource | null> {
  // A form may take longer than a visit pauses, but is not filled in for days.
  const since = new Date(now.getTime() - SESSION_MAX_MS).toISOString()
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT source FROM visitors JOIN visit_sessions session ON session.id = session_id
    WHERE visitors.key = ${visitor} AND session.last_at > ${since}`)
  return VISIT_SOURCES.find((source) => source === rows[0]?.source) ?? null
}
