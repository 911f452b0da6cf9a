import { randomBytes } from 'node:crypto'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { linkLifetimeMs, mayGetPasswordLink } from '@/src/domain/accounts/passwordLink'
import { ROLES, USER_STATUSES } from '@/src/domain/accounts/userAccount'

const Account = z.object({
  id: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  status: z.enum(USER_STATUSES),
  invitedAt: z.coerce.date().nullable(),
})

export type PasswordLink = {
  account: z.infer<typeof Account>
  /** Good once, and for an hour; an invitation's for a week. Only its digest is stored. */
  token: string
  askedBy: string | null
}

type Asked = {
  /** The name of whoever has it sent, told to whoever opens it. */
  askedBy: string | null
  /** Shown instead of mailed: no earlier one opens anything from now on. */
  takesPlaceOfOthers?: boolean
}

type Drizzle = Pick<Payload['db']['drizzle'], 'execute'>

/**
 * A way for the person of this address to choose a password; null where nobody may get one now.
 * Links issued earlier stay good: whoever asks in somebody's name spoils nothing.
 */
export function issuePasswordLink(
  payload: Payload,
  email: string,
  now: Date,
  { askedBy, takesPlaceOfOthers = false }: Asked = { askedBy: null },
): Promise<PasswordLink | null> {
  return payload.db.drizzle.transaction(async (transaction) => {
    const account = await lockAccount(transaction, email)
    if (!account) return null
    if (takesPlaceOfOthers) await forgetLinks(transaction, account.id)
    const issuedAt = await findLiveLinks(transaction, account.id, now)
    if (!mayGetPasswordLink(account, issuedAt, now)) return null
    const token = randomBytes(32).toString('hex')
    const expiresAt = new Date(now.getTime() + linkLifetimeMs(account)).toISOString()
    await transaction.execute(sql`
      INSERT INTO password_links (token_digest, account_id, issued_at, expires_at, asked_by)
      VALUES (${digest(token)}, ${account.id}, ${now.toISOString()}, ${expiresAt}, ${askedBy})`)
    return { account, askedBy, token }
  })
}

/** Takes back a link that could not be mailed, so that the next attempt gets one. */
export async function withdrawPasswordLink(payload: Payload, { token }: PasswordLink) {
  await payload.db.drizzle.execute(
    sql`DELETE FROM password_links WHERE token_digest = ${digest(token)}`,
  )
}

// Locked, so that the role by which the mail is sent is not given a moment before the link exists.
async function lockAccount(drizzle: Drizzle, email: string) {
  const { rows } = await drizzle.execute(sql`
    SELECT id, name, email, role, status, invited_at AS "invitedAt" FROM users
    WHERE email = ${email.toLowerCase().trim()} FOR UPDATE`)
  return rows[0] ? Account.parse(rows[0]) : null
}

async function forgetLinks(drizzle: Drizzle, accountId: number) {
  await drizzle.execute(sql`DELETE FROM password_links WHERE account_id = ${accountId}`)
}

async function findLiveLinks(drizzle: Drizzle, accountId: number, now: Date) {
  await drizzle.execute(sql`DELETE FROM password_links WHERE expires_at <= ${now.toISOString()}`)
  const { rows } = await drizzle.execute(sql`
    SELECT issued_at AS "issuedAt" FROM password_links WHERE account_id = ${accountId}`)
  return z
    .array(z.object({ issuedAt: z.coerce.date() }))
    .parse(rows)
    .map(({ issuedAt }) => issuedAt)
}

const digest = (token: string) => sql`encode(sha256(convert_to(${token}, 'UTF8')), 'hex')`
