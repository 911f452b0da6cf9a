import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

type Asked = { id: string; user: SignedInUser }

/** Which message this user may answer, and where it stands; null when there is none for them. */
export async function findMessageStanding(payload: Payload, { id, user }: Asked) {
  const message = await payload.findByID({
    collection: 'contact-messages',
    id,
    select: { status: true },
    depth: 0,
    disableErrors: true,
    overrideAccess: false,
    user,
  })
  return message && { id: message.id, status: message.status }
}
