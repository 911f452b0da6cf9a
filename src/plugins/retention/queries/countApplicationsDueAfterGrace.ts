import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { dayInTimezone } from '@/src/domain/text/frenchDate'
import { addDays } from '@/src/plugins/retention/rules/applicationRetention'
import type { ExpectedDeletions } from '@/src/plugins/retention/rules/retentionPeriods'
import { dueApplicationsSql } from './dueRecords'
import { readRetentionRules } from './internal/readRetentionRules'

const CountRow = z.object({ count: z.number() })

/** How many applications the first run after the grace would delete; null when there is no grace. */
export async function countApplicationsDueAfterGrace(
  payload: Payload,
  now: Date,
): Promise<ExpectedDeletions | null> {
  const rules = await readRetentionRules(payload)
  const { graceDay, sealedRecordYears, timezone } = rules
  if (graceDay === null || graceDay < dayInTimezone(timezone, now)) return null
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT count(*)::int AS count
    FROM (${dueApplicationsSql({ rules, today: addDays(graceDay, 1) })}) due`)
  return { graceDay, sealedRecordYears, ...CountRow.parse(rows[0]) }
}
