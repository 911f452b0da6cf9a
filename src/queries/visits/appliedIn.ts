import { sql } from '@payloadcms/db-postgres'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import type { Period } from '@/src/domain/visits/period'
import { counted } from '../counted'

export type AskedPeriod = { period: Period; timezone: SiteTimezone }

/** Of `job_applications`, those that count and came on the days of the period. */
export const appliedIn = ({ period, timezone }: AskedPeriod) => sql`${counted()}
  AND created_at >= ${period.from}::timestamp AT TIME ZONE ${timezone}
  AND created_at < (${period.to}::date + 1)::timestamp AT TIME ZONE ${timezone}`
