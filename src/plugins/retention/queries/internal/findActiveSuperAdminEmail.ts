import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const EmailRow = z.object({ email: z.string() }).optional()

/** The e-mail address of this account; null when it is no active Super Administrator any more. */
export async function findActiveSuperAdminEmail({ db }: Payload, account: number) {
  const { rows } = await db.drizzle.execute(sql`
    SELECT email FROM users
    WHERE id = ${account} AND role = 'super-admin' AND status = 'active'`)
  return EmailRow.parse(rows[0])?.email ?? null
}
