import { sql } from '@payloadcms/db-postgres'
import { MAX_PERIOD_DAYS } from '@/src/domain/visits/period'
import { isSessionExcludedSql } from '@/src/plugins/statistics/queries/excludedVisits'
import type { Drizzle } from '@/src/queries/visits/drizzle'

// A visitor absent for longer than any period counts as new in every period.
const MAX_RECOUNTED_DAYS = MAX_PERIOD_DAYS + 2

/**
 * Recomputes when visitors were last seen in a counted session, after an exclusion changed which
 * sessions since `since` count. Requires lock_visits().
 */
export async function recomputeVisitorsLastSeen(transaction: Drizzle, since: Date | null) {
  await transaction.execute(sql`
    UPDATE visitors SET counted_at = counted.at FROM (
      SELECT visitor_id, max(last_at) FILTER (WHERE NOT ${isSessionExcludedSql('session')}) AS at
      FROM visit_sessions session
      WHERE last_at > least(${since?.toISOString() ?? '-infinity'}::timestamptz, now(),
        (SELECT max(last_at) FROM visitors)) - ${MAX_RECOUNTED_DAYS} * interval '1 day'
      GROUP BY visitor_id
    ) counted WHERE id = visitor_id AND counted_at IS DISTINCT FROM counted.at`)
}
