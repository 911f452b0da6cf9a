import type { Payload } from 'payload'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'

/** Finds a reply for the job that sends it; null when its message was deleted. */
export async function findReplyToSend(payload: Payload, id: number) {
  const reply = await payload.findByID({
    collection: 'message-replies',
    id,
    depth: 1,
    disableErrors: true,
    // Access control is skipped: the job has no user, and needs the recipient.
    overrideAccess: true,
  })
  if (!reply) return null
  const { author } = reply
  const message = await payload.findByID({
    collection: 'contact-messages',
    id: typeof reply.message === 'object' ? reply.message.id : reply.message,
    depth: 0,
    // The trash is included, because a reply is sent even when its message is there by now.
    trash: true,
    // Access control is skipped: the job has no user.
    overrideAccess: true,
  })
  return {
    ...{ id: reply.id, createdAt: reply.createdAt, text: reply.text, state: reply.state },
    authorName: reply.authorName ?? null,
    author: typeof author === 'object' ? author : null,
    message: {
      id: message.id,
      language: message.language ?? SOURCE_LANGUAGE,
      createdAt: message.createdAt,
      name: message.name,
      email: message.email,
      subject: message.subject,
      text: message.message,
    },
  }
}

export type ReplyToSend = NonNullable<Awaited<ReturnType<typeof findReplyToSend>>>
