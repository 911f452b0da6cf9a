import type { Payload } from 'payload'
import { HOUSE_LANGUAGE } from '@/src/domain/languages/siteLocale'

/** For the job that sends it, which has no user; null once its message was deleted. */
export async function findReply(payload: Payload, id: number) {
  const reply = await payload.findByID({
    collection: 'message-replies',
    id,
    depth: 1,
    disableErrors: true,
    // The job that sends it has no user, and must know whom to write to.
    overrideAccess: true,
  })
  if (!reply) return null
  const { author } = reply
  const message = await payload.findByID({
    collection: 'contact-messages',
    id: typeof reply.message === 'object' ? reply.message.id : reply.message,
    depth: 0,
    // What was answered is sent, though the message lies in the trash by now.
    trash: true,
    // As above.
    overrideAccess: true,
  })
  return {
    ...{ id: reply.id, createdAt: reply.createdAt, text: reply.text, state: reply.state },
    authorName: reply.authorName ?? null,
    author: typeof author === 'object' ? author : null,
    message: {
      id: message.id,
      language: message.language ?? HOUSE_LANGUAGE,
      createdAt: message.createdAt,
      name: message.name,
      email: message.email,
      subject: message.subject,
      text: message.message,
    },
  }
}

export type FoundReply = NonNullable<Awaited<ReturnType<typeof findReply>>>
