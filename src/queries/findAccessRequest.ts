import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const Rows = z.array(z.object({ id: z.number(), name: z.string(), email: z.string() }))

/** A request for an access that nobody has settled yet, or null. */
export async function findAccessRequest(payload: Payload, id: number) {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id, name, email FROM users
    WHERE id = ${id} AND status = 'invited' AND invited_at IS NULL`)
  return Rows.parse(rows)[0] ?? null
}
