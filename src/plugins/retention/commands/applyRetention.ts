import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { inTransaction } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { recordRetentionRun } from '@/src/plugins/retention/audit/recordRetentionRun'
import { readRetentionRules } from '@/src/plugins/retention/queries/internal/readRetentionRules'
import {
  RETENTION_KINDS,
  type RetentionRunCounts,
  retentionLimits,
} from '@/src/plugins/retention/rules/retentionPeriods'
import { deleteExpiredBatchByKind } from './deleteExpiredBatchByKind'

/** The limit per run, so that other jobs wait only seconds. */
const MAX_DELETED_PER_RUN = 2_000

/** The columns of `retention_runs`. */
const COLUMN_BY_RETENTION_COUNT = {
  applications: 'applications',
  sealed: 'sealed',
  spam: 'spam',
  messages: 'messages',
  entries: 'entries',
  dispatches: 'dispatches',
  mails: 'mails',
  sealedRecords: 'sealed_records',
} as const satisfies Record<keyof RetentionRunCounts, string>

const RetentionCountsSchema = z.object({
  applications: z.number(),
  sealed: z.number(),
  spam: z.number(),
  messages: z.number(),
  entries: z.number(),
  dispatches: z.number(),
  mails: z.number(),
  sealedRecords: z.number(),
})

/** The run of one day (YYYY-MM-DD); all its batches use the time at which it was due. */
export type RetentionRun = { day: string; now: Date; mailDirectory: string }

/**
 * Deletes expired data in batches, each in a transaction with its counts, so that an interrupted
 * run can continue.
 * @returns whether nothing is left; otherwise another run is needed
 */
export async function applyRetention(payload: Payload, run: RetentionRun): Promise<boolean> {
  const rules = await readRetentionRules(payload)
  const limits = retentionLimits(rules, run.now)
  const batch = { limits, now: run.now, mailDirectory: run.mailDirectory }
  let left = MAX_DELETED_PER_RUN
  for (const kind of RETENTION_KINDS) {
    for (let retired = 1; retired > 0; left -= retired) {
      if (left <= 0) return false
      retired = await inTransaction(payload, { user: null }, async (req) => {
        const { deleted, sealed = 0 } = await deleteExpiredBatchByKind[kind](req, batch)
        await addToRetentionRunCounts(req, run, kind, deleted)
        await addToRetentionRunCounts(req, run, 'sealed', sealed)
        return deleted
      })
    }
  }
  await inTransaction(payload, { user: null }, (req) => recordFinishedRun(req, run))
  return true
}

async function addToRetentionRunCounts(
  req: PayloadRequest,
  { day }: RetentionRun,
  kind: keyof RetentionRunCounts,
  count: number,
) {
  if (count === 0) return
  const column = sql.identifier(COLUMN_BY_RETENTION_COUNT[kind])
  await (await transactionDrizzle(req)).execute(sql`
    INSERT INTO retention_runs AS run (day, ${column}) VALUES (${day}, ${count})
    ON CONFLICT (day) DO UPDATE SET ${column} = run.${column} + excluded.${column}`)
}

// Recorded once per day, even with concurrent runs.
async function recordFinishedRun(req: PayloadRequest, { day, now }: RetentionRun) {
  const { rows } = await (await transactionDrizzle(req)).execute(sql`
    INSERT INTO retention_runs AS run (day, finished_at)
    VALUES (${day}, ${now.toISOString()})
    ON CONFLICT (day) DO UPDATE SET finished_at = excluded.finished_at
      WHERE run.finished_at IS NULL
    RETURNING applications, sealed, spam, messages, entries, dispatches, mails,
      sealed_records AS "sealedRecords"`)
  if (rows[0]) await recordRetentionRun(req, RetentionCountsSchema.parse(rows[0]))
}
