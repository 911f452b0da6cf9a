import type { Payload } from 'payload'
import { z } from 'zod'
import type { SiteTimezone } from '@/src/domain/languages/siteLocale'
import { lastDayOfGrace } from '@/src/plugins/retention/rules/applicationRetention'
import {
  NEW_RETENTION_PERIODS_KEY,
  type RetentionRules,
} from '@/src/plugins/retention/rules/retentionPeriods'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'

const PeriodsChangeRow = z.object({ at: z.date() }).optional()

/** The retention periods, and what else decides what a run deletes. */
export async function readRetentionRules(payload: Payload): Promise<RetentionRules> {
  const periods = await payload.findGlobal(
    // Read by the application itself, without a user; the settings contain no personal data.
    { slug: 'data-retention', overrideAccess: true, depth: 0 },
  )
  const { applicationMonths, rejectedMonths, withdrawnMonths } = periods
  const { messageMonths, logMonths, sealedRecordYears } = periods
  return {
    ...{ applicationMonths, rejectedMonths, withdrawnMonths },
    ...{ messageMonths, logMonths, sealedRecordYears },
    ...(await readTimezoneAndGraceDay(payload)),
  }
}

/** The time zone in which the days of retention end, and the last day of grace. */
export async function readTimezoneAndGraceDay(payload: Payload) {
  const timezone = await readSiteTimezone(payload)
  return { timezone, graceDay: await readLastGraceDay(payload, timezone) }
}

async function readLastGraceDay({ db }: Payload, timezone: SiteTimezone) {
  const { rows } = await db.pool.query(
    "SELECT (data #>> '{}')::timestamptz AS at FROM payload_kv WHERE key = $1",
    [NEW_RETENTION_PERIODS_KEY],
  )
  const update = PeriodsChangeRow.parse(rows[0])
  return update ? lastDayOfGrace(update.at, timezone) : null
}
