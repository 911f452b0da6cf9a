import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'

const PasswordLinkRowSchema = z.object({
  isInvitation: z.boolean(),
  name: z.string(),
  email: z.string(),
  /** The staff member who sent the link, if any. */
  askedBy: z.string().nullable(),
})

export type ValidPasswordLinkDetails = z.infer<typeof PasswordLinkRowSchema>

/** Finds the purpose of a valid link; null when it is invalid for any reason. */
export async function findPasswordLink(
  { db }: Payload,
  token: string,
): Promise<ValidPasswordLinkDetails | null> {
  const { rows } = await db.drizzle.execute(sql`
    SELECT users.status = 'invited' AS "isInvitation", users.name, users.email,
      links.asked_by AS "askedBy"
    FROM password_links links JOIN users ON users.id = links.account_id
    WHERE links.token_digest = encode(sha256(convert_to(${token}, 'UTF8')), 'hex')
      AND links.expires_at > now() AND users.status <> 'inactive'`)
  return rows[0] ? PasswordLinkRowSchema.parse(rows[0]) : null
}
