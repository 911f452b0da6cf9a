import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { isFromAnotherSite } from '@/src/app/requestHeaders'
import { isAdministrator } from '@/src/domain/accounts/roles'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

/**
 * The person who sends this request from our own pages; null when it is anybody else. Throws while the database is
 * away, when Payload takes each session for none.
 */
export async function askingStaff(
  payload: Payload,
  { headers }: Request,
): Promise<SignedInUser | null> {
  if (isFromAnotherSite(headers)) return null
  const { user } = await payload.auth({ headers })
  if (!user) await payload.db.pool.query('SELECT 1')
  return user
}

type AskingAdmin = { user: SignedInUser; req: PayloadRequest }

/** The same, of Administrators only. */
export async function askingAdmin(payload: Payload, request: Request): Promise<AskingAdmin | null> {
  const user = await askingStaff(payload, request)
  if (!user || !isAdministrator(user)) return null
  return { user, req: await createLocalReq({ user, req: { headers: request.headers } }, payload) }
}
