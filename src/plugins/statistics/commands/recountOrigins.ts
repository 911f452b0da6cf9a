import { sql } from '@payloadcms/db-postgres'
import type { Drizzle } from '@/src/queries/visits/drizzle'
import {
  countedSessionsSql,
  isRecountedDaySql,
  type RecountDaysOptions,
  sessionsBegunSql,
} from './recountVisitsOfDays'

/**
 * Recomputes the origin counters of these days from the sessions, like recountVisitsOfDays. The origin of a
 * session was decided when it began.
 */
export async function recountOrigins(transaction: Drizzle, days: RecountDaysOptions) {
  await transaction.execute(sql`DELETE FROM origin_days WHERE ${isRecountedDaySql(days)}`)
  await transaction.execute(sql`
    WITH ${countedSessionsSql(days)}
    INSERT INTO origin_days (day, origin_id, sessions, forms)
    SELECT day, origin_id, count(*), count(*) FILTER (WHERE opened_form)
    FROM ${sessionsBegunSql(days)} WHERE origin_id IS NOT NULL GROUP BY day, origin_id`)
}
