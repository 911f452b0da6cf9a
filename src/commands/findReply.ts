import type { Payload } from 'payload'

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
  if (!reply || typeof reply.message !== 'object') return null
  const { message, author } = reply
  return {
    ...{ id: reply.id, createdAt: reply.createdAt, text: reply.text, state: reply.state },
    authorName: reply.authorName ?? null,
    author: typeof author === 'object' ? author : null,
    message: {
      id: message.id,
      createdAt: message.createdAt,
      name: message.name ?? '',
      email: message.email ?? '',
      subject: message.subject ?? '',
      text: message.message ?? '',
    },
  }
}

export type FoundReply = NonNullable<Awaited<ReturnType<typeof findReply>>>
