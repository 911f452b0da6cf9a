import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { sessionExcludedSql } from './visits/visitExclusions'

const REAL_TIME_WINDOW_MS = 5 * 60 * 1000

/** Counts the visitors with a page view within the last five minutes. */
export async function countRealTimeVisitors(
  payload: Payload,
  { now }: { now: Date },
): Promise<number> {
  const since = new Date(now.getTime() - REAL_TIME_WINDOW_MS).toISOString()
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT count(DISTINCT visitor_id) AS visitors FROM visit_sessions
    WHERE last_at > ${since} AND NOT (${sessionExcludedSql('visit_sessions')})`)
  return Number(rows[0]?.visitors)
}
