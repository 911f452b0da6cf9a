import { sql } from '@payloadcms/db-postgres'
import type { OriginIdLookup } from '@/src/commands/recordVisits'
import { unnestRowsSql } from '@/src/commands/visits/unnestRowsSql'
import type { OriginCounterChange } from '@/src/plugins/statistics/rules/originCounterChange'
import type { Drizzle } from '@/src/queries/visits/drizzle'

/** Adds the changes of a batch to the counters of visit origins. */
export async function addToOriginCounters(
  transaction: Drizzle,
  changes: readonly OriginCounterChange[],
  originIds: OriginIdLookup,
) {
  const rows = changes.flatMap(({ session, day, sessions, forms }) => {
    const origin = originIds(session)
    return origin === null || sessions + forms === 0 ? [] : [{ day, origin, sessions, forms }]
  })
  if (rows.length === 0) return
  await transaction.execute(sql`
    INSERT INTO origin_days AS kept (day, origin_id, sessions, forms)
    SELECT day, origin, sum(sessions), sum(forms)
    FROM ${unnestRowsSql(rows, {
      day: 'date',
      origin: 'integer',
      sessions: 'integer',
      forms: 'integer',
    })}
    GROUP BY day, origin
    ON CONFLICT (day, origin_id) DO UPDATE SET
      sessions = kept.sessions + excluded.sessions, forms = kept.forms + excluded.forms`)
}
