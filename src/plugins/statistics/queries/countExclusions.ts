import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'

type Options = { period: Period; timezone: SiteTimezone }

/** Counts the exclusions that affect these days. */
export async function countExclusions(payload: Payload, { period, timezone }: Options) {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT count(*) AS exclusions FROM visit_exclusions
    WHERE is_in_force
      AND (since IS NULL OR since AT TIME ZONE ${timezone} < ${period.to}::date + 1)
      AND (until IS NULL OR until AT TIME ZONE ${timezone} > ${period.from}::date)`)
  return Number(rows[0]?.exclusions)
}
