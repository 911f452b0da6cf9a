import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'

const LOCK_QUERIES = {
  'contact-messages': sql`SELECT status, false AS "isSpam" FROM contact_messages`,
  'job-applications': sql`SELECT status, is_spam AS "isSpam" FROM job_applications`,
} as const

type Row = { collection: keyof typeof LOCK_QUERIES; id: number }

/**
 * Reads the current status and spam mark and locks the row until the change is written: a colleague
 * may have changed what Payload read before.
 */
export async function lockRow(req: PayloadRequest, { collection, id }: Row) {
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(
    sql`${LOCK_QUERIES[collection]} WHERE id = ${id} FOR UPDATE`,
  )
  return { status: rows[0]?.status, isSpam: rows[0]?.isSpam }
}
