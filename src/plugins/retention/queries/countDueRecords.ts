import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import {
  type DueOfKind,
  type DueRecords,
  type RetentionRules,
  retentionLimits,
} from '@/src/plugins/retention/rules/retentionPeriods'
import { listMailFilesBefore } from '@/src/queries/retention/listMailFiles'
import { dueApplications, dueDispatches, dueEntries, dueMessages, dueSpam } from './dueRecords'

type Options = { rules: RetentionRules; now: Date; mailDirectory: string }

const Counted = z.object({ count: z.number(), oldest: z.string().nullable() })

/** The number of records that a retention run would delete now. It uses the same SQL as the run. */
export async function countDueRecords(
  payload: Payload,
  { rules, now, mailDirectory }: Options,
): Promise<DueRecords> {
  const limits = retentionLimits(rules, now)
  const count = async (due: ReturnType<typeof dueEntries>) => {
    const { rows } = await payload.db.drizzle.execute(sql`
      SELECT count(*)::int AS count,
        to_char(min(created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS oldest
      FROM (${due}) due`)
    return Counted.parse(rows[0])
  }
  const [applications, spam, messages, entries, dispatches, mails] = await Promise.all([
    count(dueApplications(limits.applications)),
    count(dueSpam(limits.spam)),
    count(dueMessages(limits.messages)),
    count(dueEntries(limits.entries)),
    count(dueDispatches(limits.dispatches)),
    countMails(mailDirectory, limits.mails),
  ])
  return { applications, spam, messages, entries, dispatches, mails }
}

async function countMails(directory: string, limit: Date): Promise<DueOfKind> {
  const moments = (await listMailFilesBefore(directory, limit)).map(({ keptAt }) => keptAt)
  const oldest = moments.sort((one, other) => one.getTime() - other.getTime())[0]
  return { count: moments.length, oldest: oldest?.toISOString() ?? null }
}
