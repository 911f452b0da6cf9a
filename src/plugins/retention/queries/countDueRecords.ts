import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import {
  type DueCountOfKind,
  type DueRecordCounts,
  type RetentionRules,
  retentionLimits,
} from '@/src/plugins/retention/rules/retentionPeriods'
import { listMailFilesBefore } from '@/src/queries/retention/listMailFiles'
import {
  dueApplicationsSql,
  dueAuditEntriesSql,
  dueFailedJobsSql,
  dueMessagesSql,
  dueSealedRecordsSql,
  dueSpamSql,
} from './dueRecords'

type DueRecordOptions = { rules: RetentionRules; now: Date; mailDirectory: string }

const DueCountRowSchema = z.object({ count: z.number(), oldest: z.string().nullable() })

/** The number of records that a retention run would delete now. It uses the same SQL as the run. */
export async function countDueRecords(
  payload: Payload,
  { rules, now, mailDirectory }: DueRecordOptions,
): Promise<DueRecordCounts> {
  const limits = retentionLimits(rules, now)
  const count = async (due: ReturnType<typeof dueAuditEntriesSql>) => {
    const { rows } = await payload.db.drizzle.execute(sql`
      SELECT count(*)::int AS count,
        to_char(min(created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS oldest
      FROM (${due}) due`)
    return DueCountRowSchema.parse(rows[0])
  }
  const [applications, spam, messages, entries, dispatches, mails, sealedRecords] =
    await Promise.all([
      count(dueApplicationsSql(limits.applications)),
      count(dueSpamSql(limits.spam)),
      count(dueMessagesSql(limits.messages)),
      count(dueAuditEntriesSql(limits.entries)),
      count(dueFailedJobsSql(limits.dispatches)),
      countDueMailFiles(mailDirectory, limits.mails),
      count(dueSealedRecordsSql(limits.sealedRecords)),
    ])
  return { applications, spam, messages, entries, dispatches, mails, sealedRecords }
}

async function countDueMailFiles(directory: string, limit: Date): Promise<DueCountOfKind> {
  const moments = (await listMailFilesBefore(directory, limit)).map(({ keptAt }) => keptAt)
  const oldest = moments.sort((one, other) => one.getTime() - other.getTime())[0]
  return { count: moments.length, oldest: oldest?.toISOString() ?? null }
}
