import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'

const LOCKED_COLUMNS_QUERIES = {
  'contact-messages': sql`SELECT status, false AS "isSpam" FROM contact_messages`,
  'job-applications': sql`
    SELECT status, is_spam AS "isSpam",
      (extract(epoch FROM updated_at) * 1000)::float8 AS "updatedAt" FROM job_applications`,
} as const

type RowToLock = { collection: keyof typeof LOCKED_COLUMNS_QUERIES; id: number }

/**
 * Reads the current status, spam mark and time of the last change, and locks the row until the change
 * is written: a colleague or the candidate may have changed what Payload read before.
 */
export async function lockAndReadRow(req: PayloadRequest, { collection, id }: RowToLock) {
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(
    sql`${LOCKED_COLUMNS_QUERIES[collection]} WHERE id = ${id} FOR UPDATE`,
  )
  const [row] = rows
  return { status: row?.status, isSpam: row?.isSpam, updatedAt: Number(row?.updatedAt) }
}
