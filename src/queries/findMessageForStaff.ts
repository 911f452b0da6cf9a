import type { PayloadRequest } from 'payload'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

const MAX_REPLIES = 100

/** A message with its replies, the first one first; null when the user may not read it. */
export async function findMessageForStaff(req: PayloadRequest, id: number | string) {
  const message = await req.payload.findByID({
    collection: 'contact-messages',
    id,
    depth: 0,
    // A message in the trash is still readable there.
    trash: true,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!message) return null
  const { docs } = await req.payload.find({
    collection: 'message-replies',
    where: { message: { equals: message.id } },
    sort: 'id',
    depth: 0,
    limit: MAX_REPLIES,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const { deletedAt, email, name, subject, ...rest } = message
  return {
    ...rest,
    sender: { name, email },
    subject,
    language: message.language ?? SOURCE_LANGUAGE,
    isInTrash: Boolean(deletedAt),
    replies: docs,
  }
}

export type MessageForStaff = NonNullable<Awaited<ReturnType<typeof findMessageForStaff>>>
