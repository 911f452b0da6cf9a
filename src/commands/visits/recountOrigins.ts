import { sql } from '@payloadcms/db-postgres'
import { SITE_LANGUAGES } from '@/src/domain/languages/siteLocale'
import { applicationPath } from '@/src/domain/offers/listedOffer'
import { countedPath } from '@/src/domain/visits/countedPage'
import type { Drizzle } from './drizzle'
import { beganIn, begins, countedSessions, isCounted, type Recounted } from './recountDays'

/**
 * Sets the counters of where the visits of these days came from to what the raw rows say, as recountDays does.
 * Which origins are told apart was decided when the visits began.
 */
export async function recountOrigins(transaction: Drizzle, days: Recounted) {
  await transaction.execute(sql`DELETE FROM origin_days WHERE ${isCounted(days)}`)
  await transaction.execute(sql`
    WITH ${countedSessions(days)}
    INSERT INTO origin_days (day, origin_id, sessions, forms)
    SELECT day, origin_id, count(*), count(*) FILTER (WHERE opened)
    FROM (SELECT session_id, bool_or(path_id IN (${forms})) AS opened FROM visits
      WHERE session_id IS NOT NULL AND created_at >= ${begins(days.first, days)}
        AND created_at < ${begins(days.last, days, 3)} GROUP BY session_id) seen
      JOIN (SELECT *, (started_at AT TIME ZONE ${days.timezone})::date AS day FROM counted
        WHERE ${beganIn(days)}) session ON session.id = seen.session_id
    WHERE day >= ${days.since} AND origin_id IS NOT NULL GROUP BY day, origin_id`)
}

const prefixes = SITE_LANGUAGES.map((language) =>
  countedPath({ language, page: applicationPath('') }),
)
const forms = sql`SELECT id FROM visit_texts WHERE text ^@ ANY (${sql.param(prefixes)}::text[])`
