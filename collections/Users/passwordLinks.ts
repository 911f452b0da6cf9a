import { sql } from '@payloadcms/db-postgres'
import {
  APIError,
  type CollectionAfterChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import type { User } from '@/payload-types'
import { usersText } from '@/src/content/admin/users'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'

declare module 'payload' {
  export interface RequestContext {
    /** The password link that this request has redeemed. Set by `redeemPasswordLink`. */
    redeemedLink?: { accountId: number; isInvitation: boolean }
  }
}

const TOKEN_PATTERN = /^[0-9a-f]{64}$/

/**
 * Converts a mailed link into Payload's reset token for the rest of this transaction. It activates
 * an invited account and deletes all other links of the account. A refused password rolls all of
 * this back.
 */
export const redeemPasswordLink: CollectionBeforeOperationHook<'users'> = async (hookArgs) => {
  const { args, operation, req } = hookArgs
  if (operation !== 'resetPassword' || !('data' in args)) return
  const token = args.data && 'token' in args.data ? String(args.data.token) : ''
  const accountId = TOKEN_PATTERN.test(token) ? await consumePasswordLink(req, token) : undefined
  if (accountId === undefined) throw new APIError(usersText.errors.linkNotValid, 403, null, true)
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(sql`
    UPDATE users SET status = 'active', invited_at = NULL
    WHERE id = ${accountId} AND status = 'invited' AND invited_at IS NOT NULL RETURNING id`)
  await drizzle.execute(sql`
    UPDATE users SET reset_password_token = ${token},
      reset_password_expiration = now() + interval '1 minute'
    WHERE id = ${accountId}`)
  req.context.redeemedLink = { accountId, isInvitation: rows.length > 0 }
}

/**
 * Deletes the password links of an account after a change of its e-mail address, role, status or
 * password.
 */
export const deletePasswordLinks: CollectionAfterChangeHook<User> = async (changed) => {
  const { context, doc, operation, previousDoc, req } = changed
  const keepsThem =
    doc.email === previousDoc?.email &&
    doc.role === previousDoc.role &&
    doc.status === previousDoc.status &&
    !context.hasNewPassword
  if (operation === 'create' || keepsThem) return
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`DELETE FROM password_links WHERE account_id = ${doc.id}`)
}

async function consumePasswordLink(req: PayloadRequest, token: string) {
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(sql`
    WITH used AS (
      SELECT account_id FROM password_links
      WHERE token_digest = encode(sha256(convert_to(${token}, 'UTF8')), 'hex')
        AND expires_at > now()
    ), spent AS (
      DELETE FROM password_links WHERE account_id = (SELECT account_id FROM used)
    )
    SELECT account_id FROM used`)
  return z.number().optional().parse(rows[0]?.account_id)
}
