import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

/** Whether strangers may ask for an access: told to nobody through REST, so that it is asked below it. */
export async function isRegistrationOpen(payload: Payload): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(
    sql`SELECT 1 FROM website_settings WHERE allow_registration LIMIT 1`,
  )
  return rows.length > 0
}
