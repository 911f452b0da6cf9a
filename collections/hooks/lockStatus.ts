import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'

const TABLES = {
  'contact-messages': sql`contact_messages`,
  'job-applications': sql`job_applications`,
} as const

type Row = { collection: keyof typeof TABLES; id: number }

/**
 * The status as it is stored, the row locked until the change is written: what Payload read before may
 * have been overtaken by a colleague.
 */
export async function lockStatus(req: PayloadRequest, { collection, id }: Row): Promise<unknown> {
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(
    sql`SELECT status FROM ${TABLES[collection]} WHERE id = ${id} FOR UPDATE`,
  )
  return rows[0]?.status
}
