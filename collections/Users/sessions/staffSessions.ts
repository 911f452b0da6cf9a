import { sql } from '@payloadcms/db-postgres'
import { decodeJwt } from 'jose'
import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import { classifyClient } from '@/src/domain/visits/userAgent'

/** Stores the browser and system of a session, for which Payload's session row has no fields. */
export async function storeSessionClient(req: PayloadRequest, accountId: number, token: string) {
  const { sid } = decodeJwt(token)
  const userAgent = req.headers?.get('user-agent') ?? ''
  const { browser, os } = classifyClient({ userAgent, isTouched: false })
  const drizzle = await transactionDrizzle(req)
  await drizzle.execute(sql`
    DELETE FROM staff_sessions WHERE account_id = ${accountId} AND last_seen_at < now() - interval '30 days'`)
  await drizzle.execute(sql`
    INSERT INTO staff_sessions (id, account_id, browser, system, last_seen_at)
    VALUES (${String(sid)}, ${accountId}, ${browser}, ${os}, now())`)
}

/**
 * Restores sessions that concurrent sign-ins of the account created: Payload writes the account
 * with the sessions that it read before the slow password check.
 * @param now the account as stored now
 */
export async function restoreConcurrentSessions(req: PayloadRequest, signingIn: User, now: User) {
  const written = new Set(signingIn.sessions?.map(({ id }) => id))
  const begun = now.sessions?.filter(({ id }) => !written.has(id)) ?? []
  const drizzle = await transactionDrizzle(req)
  for (const [place, { id, createdAt, expiresAt }] of begun.entries()) {
    await drizzle.execute(sql`
      INSERT INTO users_sessions (_order, _parent_id, id, created_at, expires_at)
      SELECT ${written.size + place + 1}, ${now.id}, ${id}, ${createdAt ?? null}, ${expiresAt}
      WHERE NOT EXISTS (SELECT 1 FROM staff_sessions WHERE id = ${id} AND ended_at IS NOT NULL)`)
  }
}

type SessionSelection = { only: string } | { except: string | undefined }

/**
 * Ends sessions permanently. They are also marked as ended, because Payload may write an account
 * back with sessions that it read earlier.
 * @returns the number of ended sessions
 */
export async function endSessions(
  req: PayloadRequest,
  accountId: number,
  which: SessionSelection = { except: undefined },
): Promise<number> {
  const drizzle = await transactionDrizzle(req)
  // Waits for a concurrent sign-in, which writes all sessions again.
  await drizzle.execute(sql`SELECT FROM users WHERE id = ${accountId} FOR UPDATE`)
  const isMeant =
    'only' in which ? sql`id = ${which.only}` : sql`id IS DISTINCT FROM ${which.except ?? null}`
  const { rows } = await drizzle.execute(sql`
    DELETE FROM users_sessions WHERE _parent_id = ${accountId} AND ${isMeant} RETURNING id`)
  for (const { id } of rows) {
    await drizzle.execute(sql`
      INSERT INTO staff_sessions (id, account_id, browser, system, last_seen_at, ended_at)
      VALUES (${id}, ${accountId}, 'unknown', 'unknown', now(), now())
      ON CONFLICT (id) DO UPDATE SET ended_at = now()`)
  }
  return rows.length
}
