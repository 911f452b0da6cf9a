import { createLocalReq, type Payload, type PayloadRequest, type TypedUser } from 'payload'
import { isFromAnotherSite } from '@/src/app/isFromAnotherSite'
import { isAdministrator } from '@/src/domain/roles'

type Asking = { user: TypedUser; req: PayloadRequest }

/** The Administrator who sends this request from our own pages; null when it is anybody else. */
export async function askingAdmin(payload: Payload, { headers }: Request): Promise<Asking | null> {
  if (isFromAnotherSite(headers)) return null
  const { user } = await payload.auth({ headers })
  if (!user || !isAdministrator(user)) return null
  return { user, req: await createLocalReq({ user, req: { headers } }, payload) }
}
