import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { dayInTimezone, type IsoDay } from '@/src/domain/text/frenchDate'
import { addDays } from '@/src/plugins/retention/rules/applicationRetention'
import { dueApplicationsSql } from './dueRecords'
import { readRetentionRules } from './internal/readRetentionRules'

const CountRow = z.object({ count: z.number() })

/** How many applications the first run after the grace would delete; null when there is no grace. */
export async function countApplicationsDueAfterGrace(
  payload: Payload,
  now: Date,
): Promise<{ graceDay: IsoDay; count: number } | null> {
  const rules = await readRetentionRules(payload)
  const { graceDay, timezone } = rules
  if (graceDay === null || graceDay < dayInTimezone(timezone, now)) return null
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT count(*)::int AS count
    FROM (${dueApplicationsSql({ rules, today: addDays(graceDay, 1) })}) due`)
  return { graceDay, ...CountRow.parse(rows[0]) }
}
