import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { VISIT_SOURCES, type VisitSource } from '@/src/domain/visits/visit'

/** Where the session of this id came from, at its last entry; null when nothing is known of it. */
export async function findSessionSource(
  payload: Payload,
  session: string,
): Promise<VisitSource | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT source FROM visit_sessions WHERE key = ${session} ORDER BY part DESC LIMIT 1`)
  return VISIT_SOURCES.find((source) => source === rows[0]?.source) ?? null
}
