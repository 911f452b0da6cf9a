import { sql } from '@payloadcms/db-postgres'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'

export type LocalPeriod = { period: Period; timezone: SiteTimezone }

/** SQL condition: `created_at` is in the period. */
export const isCreatedInPeriodSql = ({ period, timezone }: LocalPeriod) => sql`
  created_at >= ${period.from}::timestamp AT TIME ZONE ${timezone}
  AND created_at < (${period.to}::date + 1)::timestamp AT TIME ZONE ${timezone}`
