import type { PayloadRequest } from 'payload'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

/** Finds a message; null when the user may not read it. */
export async function findMessageForStaff(req: PayloadRequest, id: number | string) {
  const message = await req.payload.findByID({
    collection: 'contact-messages',
    id,
    depth: 0,
    // The trash is included, because a message is still readable there.
    trash: true,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  if (!message) return null
  const { deletedAt, email, name, subject, ...rest } = message
  return {
    ...rest,
    sender: { name, email },
    subject,
    language: message.language ?? SOURCE_LANGUAGE,
    isInTrash: Boolean(deletedAt),
  }
}

export type MessageForStaff = NonNullable<Awaited<ReturnType<typeof findMessageForStaff>>>
