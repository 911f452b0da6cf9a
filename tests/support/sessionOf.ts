import type { Payload } from 'payload'
import type { Role, UserStatus } from '@/src/domain/accounts/userAccount'
import { aUser } from './records'
import { signInForCookie } from './restClient'

type SessionAccount = { role: Role; status?: UserStatus }

/**
 * The headers of a browser in which this user is signed in; with a status, the user has it after
 * the sign-in.
 */
export async function sessionOf(
  payload: Payload,
  { role, status = 'active' }: SessionAccount,
): Promise<Record<string, string>> {
  const { id, email } = await aUser(payload, { role })
  const cookie = await signInForCookie(email)
  await payload.db.pool.query('UPDATE users SET status = $1 WHERE id = $2', [status, id])
  return { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' }
}
