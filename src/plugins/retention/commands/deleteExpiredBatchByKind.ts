import { rm } from 'node:fs/promises'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { eraseApplications } from '@/src/plugins/retention/commands/eraseApplications'
import { eraseMessages } from '@/src/plugins/retention/commands/eraseMessages'
import { sealApplications } from '@/src/plugins/retention/commands/sealApplications'
import {
  dueApplicationsSql,
  dueAuditEntriesSql,
  dueFailedJobsSql,
  dueMessagesSql,
  dueSealedRecordsSql,
  dueSpamSql,
} from '@/src/plugins/retention/queries/dueRecords'
import type { RetentionKind, RetentionLimits } from '@/src/plugins/retention/rules/retentionPeriods'
import { idsSubquery } from '@/src/queries/idsSubquery'
import { listMailFilesBefore } from '@/src/queries/retention/listMailFiles'

const MAX_ROWS_PER_BATCH = 200

export type RetentionBatch = {
  limits: RetentionLimits
  /** When the run was due. */
  now: Date
  mailDirectory: string
}
/** The deleted documents, and the applications of which a sealed record remains. */
type DeletedBatch = { deleted: number; sealed?: number }
type DeleteExpiredBatch = (req: PayloadRequest, batch: RetentionBatch) => Promise<DeletedBatch>

const IdRowsSchema = z.array(z.object({ id: z.number() }))

/**
 * Deletes the next batch of expired data of each kind in the transaction of `req`. Spam leaves no
 * sealed record: it was never an application on which someone decides.
 */
export const deleteExpiredBatchByKind: Record<RetentionKind, DeleteExpiredBatch> = {
  applications: async (req, { limits, now }) => {
    const ids = await lockExpiredRows(
      req,
      sql`${dueApplicationsSql(limits.applications)} ORDER BY application.id`,
    )
    const { rules } = limits.applications
    const sealed = await sealApplications(req, ids, { rules, endedAt: now })
    await eraseApplications(req, ids)
    return { deleted: ids.length, sealed }
  },
  spam: async (req, { limits }) => {
    const ids = await lockExpiredRows(req, sql`${dueSpamSql(limits.spam)} ORDER BY id`)
    await eraseApplications(req, ids)
    return { deleted: ids.length }
  },
  messages: async (req, { limits }) => {
    const ids = await lockExpiredRows(
      req,
      sql`${dueMessagesSql(limits.messages)} ORDER BY message.id`,
    )
    await eraseMessages(req, ids)
    return { deleted: ids.length }
  },
  entries: async (req, { limits }) => {
    const ids = await lockExpiredRows(req, sql`${dueAuditEntriesSql(limits.entries)} ORDER BY id`)
    return deleteLockedRows(req, sql`audit_entries`, ids)
  },
  dispatches: async (req, { limits }) => {
    const ids = await lockExpiredRows(req, sql`${dueFailedJobsSql(limits.dispatches)} ORDER BY id`)
    return deleteLockedRows(req, sql`payload_jobs`, ids)
  },
  mails: async (_req, { limits, mailDirectory }) => {
    const mails = (await listMailFilesBefore(mailDirectory, limits.mails)).slice(
      0,
      MAX_ROWS_PER_BATCH,
    )
    for (const { file } of mails) await rm(file, { force: true })
    return { deleted: mails.length }
  },
  sealedRecords: async (req, { limits }) => {
    const ids = await lockExpiredRows(
      req,
      sql`${dueSealedRecordsSql(limits.sealedRecords)} ORDER BY id`,
    )
    return deleteLockedRows(req, sql`sealed_records`, ids)
  },
}

// A row that another transaction has locked is left to the next run.
async function lockExpiredRows(
  req: PayloadRequest,
  due: ReturnType<typeof dueAuditEntriesSql>,
): Promise<number[]> {
  const db = await transactionDrizzle(req)
  const { rows } = await db.execute(sql`${due} LIMIT ${MAX_ROWS_PER_BATCH} FOR UPDATE SKIP LOCKED`)
  return IdRowsSchema.parse(rows).map(({ id }) => id)
}

async function deleteLockedRows(
  req: PayloadRequest,
  table: ReturnType<typeof dueAuditEntriesSql>,
  ids: number[],
): Promise<DeletedBatch> {
  await (await transactionDrizzle(req)).execute(
    sql`DELETE FROM ${table} WHERE id IN ${idsSubquery(ids)}`,
  )
  return { deleted: ids.length }
}
