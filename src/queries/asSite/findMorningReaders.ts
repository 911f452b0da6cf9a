import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const Reader = z.object({ id: z.number(), name: z.string(), email: z.string() })

/** Who asked for the morning mail and has not had that of this day (YYYY-MM-DD) yet. */
export async function findMorningReaders(payload: Payload, day: string) {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id, name, email FROM users
    WHERE morning_mail AND status = 'active' AND NOT EXISTS (
      SELECT 1 FROM morning_mails WHERE day = ${day} AND users.id = ANY (sent_to))
    ORDER BY id`)
  return Reader.array().parse(rows)
}
