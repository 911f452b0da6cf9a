import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { mayGetPasswordLink, passwordLinkLifetimeMs } from '@/src/domain/accounts/passwordLink'
import { ROLES, USER_STATUSES } from '@/src/domain/accounts/userAccount'

const PasswordLinkAccountSchema = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  invitedAt: z.coerce.date().nullable(),
})

export type PasswordLink = {
  account: z.infer<typeof PasswordLinkAccountSchema>
  /** The token is valid once, for an hour (an invitation for a week). Only its digest is stored. */
  token: string
  askedBy: string | null
}

type PasswordLinkOptions = {
  /** The name of the user who sends the link; the page of the link shows it. */
  askedBy: string | null
  /** Whether earlier links become invalid, because this one is shown instead of mailed. */
  takesPlaceOfOthers?: boolean
}

type Drizzle = Pick<Payload['db']['drizzle'], 'execute'>

/**
 * Creates a link with which the owner of this e-mail address sets a password; null when the account
 * may not get one now. Earlier links remain valid, so that a stranger's request does not end them.
 */
export function issuePasswordLink(
  payload: Payload,
  email: string,
  now: Date,
  { askedBy, takesPlaceOfOthers = false }: PasswordLinkOptions = { askedBy: null },
): Promise<PasswordLink | null> {
  return payload.db.drizzle.transaction(async (transaction) => {
    const account = await findAndLockAccount(transaction, email)
    if (!account) return null
    if (takesPlaceOfOthers) await deleteLinksOfAccount(transaction, account.id)
    const issuedAt = await findValidLinkIssueTimes(transaction, account.id, now)
    if (!mayGetPasswordLink(account, issuedAt, now)) return null
    const token = randomBytes(32).toString('hex')
    const expiresAt = new Date(now.getTime() + passwordLinkLifetimeMs(account)).toISOString()
    await transaction.execute(sql`
      INSERT INTO password_links (token_digest, account_id, issued_at, expires_at, asked_by)
      VALUES (${sha256Sql(token)}, ${account.id}, ${now.toISOString()}, ${expiresAt}, ${askedBy})`)
    return { account, askedBy, token }
  })
}

/** Deletes a link that could not be mailed, so that the next attempt creates one. */
export async function withdrawPasswordLink(payload: Payload, { token }: PasswordLink) {
  await payload.db.drizzle.execute(
    sql`DELETE FROM password_links WHERE token_digest = ${sha256Sql(token)}`,
  )
}

// Locks the row, so that the role, which decides how the mail is sent, cannot change before the
// link exists.
async function findAndLockAccount(drizzle: Drizzle, email: string) {
  const { rows } = await drizzle.execute(sql`
    SELECT id, name, email, role, status, invited_at AS "invitedAt" FROM users
    WHERE email = ${email.toLowerCase().trim()} FOR UPDATE`)
  return rows[0] ? PasswordLinkAccountSchema.parse(rows[0]) : null
}

async function deleteLinksOfAccount(drizzle: Drizzle, accountId: number) {
  await drizzle.execute(sql`DELETE FROM password_links WHERE account_id = ${accountId}`)
}

async function findValidLinkIssueTimes(drizzle: Drizzle, accountId: number, now: Date) {
  await drizzle.execute(sql`DELETE FROM password_links WHERE expires_at <= ${now.toISOString()}`)
  const { rows } = await drizzle.execute(sql`
    SELECT issued_at AS "issuedAt" FROM password_links WHERE account_id = ${accountId}`)
  return z
    .array(z.object({ issuedAt: z.coerce.date() }))
    .parse(rows)
    .map(({ issuedAt }) => issuedAt)
}

const sha256Sql = (token: string) => sql`encode(sha256(convert_to(${token}, 'UTF8')), 'hex')`
