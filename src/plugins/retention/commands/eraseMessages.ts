import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { deleteQueuedJobs } from '@/src/plugins/retention/commands/deleteQueuedJobs'
import { idsSubquery } from '@/src/queries/idsSubquery'

/** Deletes messages with their replies and queued notifications. */
export async function eraseMessages(req: PayloadRequest, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  const db = await transactionDrizzle(req)
  await deleteQueuedJobs(db, sql`(input ->> 'messageId')::int IN ${idsSubquery(ids)}`)
  await db.execute(sql`DELETE FROM contact_messages WHERE id IN ${idsSubquery(ids)}`)
  await req.payload.jobs.queue({ task: 'discardFiles', input: { files: [], messages: ids }, req })
}
