import type { Payload, TypedUser } from 'payload'
import { isFromAnotherSite } from '@/src/app/isFromAnotherSite'
import { isAdministrator } from '@/src/domain/roles'

/** The Administrator who sends this request from our own pages; null when it is anybody else. */
export async function askingAdmin(
  payload: Payload,
  { headers }: Request,
): Promise<TypedUser | null> {
  if (isFromAnotherSite(headers)) return null
  const { user } = await payload.auth({ headers })
  return user && isAdministrator(user) ? user : null
}
