import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const Found = z.object({
  isInvitation: z.boolean(),
  name: z.string(),
  email: z.string(),
  /** Who sent it, where somebody of the staff did. */
  askedBy: z.string().nullable(),
})

export type OpenedPasswordLink = z.infer<typeof Found>

/** What a link that still opens something is for; null where it opens nothing, for whatever reason. */
export async function findPasswordLink(
  { db }: Payload,
  token: string,
): Promise<OpenedPasswordLink | null> {
  const { rows } = await db.drizzle.execute(sql`
    SELECT users.status = 'invited' AS "isInvitation", users.name, users.email,
      links.asked_by AS "askedBy"
    FROM password_links links JOIN users ON users.id = links.account_id
    WHERE links.token_digest = encode(sha256(convert_to(${token}, 'UTF8')), 'hex')
      AND links.expires_at > now() AND users.status <> 'inactive'`)
  return rows[0] ? Found.parse(rows[0]) : null
}
