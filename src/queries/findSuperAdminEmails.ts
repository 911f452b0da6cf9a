import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const Rows = z.array(z.object({ email: z.string() }))

/** The addresses of the Super Administrators who have an access now. */
export async function findSuperAdminEmails(payload: Payload): Promise<string[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT email FROM users WHERE role = 'super-admin' AND status = 'active' ORDER BY id`)
  return Rows.parse(rows).map(({ email }) => email)
}
