import type { Payload } from 'payload'
import type { SignedInUser } from '@/src/domain/accounts/signedInUser'

type MessageToReplyOptions = { id: string; user: SignedInUser }

/** Finds a message and its status, when this user may reply to it; null otherwise. */
export async function findMessageToReplyTo(payload: Payload, { id, user }: MessageToReplyOptions) {
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
