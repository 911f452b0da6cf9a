import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import type { Role } from '@/src/domain/accounts/userAccount'

/**
 * Whether a mail would be handed to a server now, or only be kept here; no secret to staff.
 * @param role of the account that it opens: those of Super Administrators go another way
 */
export async function canMailLeave({ config, db }: Payload, role?: Role): Promise<boolean> {
  if (config.custom?.hasMailServer === true) return true
  const host = role === 'super-admin' ? sql`confirmed_server_smtp_host` : sql`smtp_host`
  const { rows } = await db.drizzle.execute(sql`
    SELECT 1 FROM email_settings WHERE coalesce(${host}, '') <> ''`)
  return rows.length > 0
}
