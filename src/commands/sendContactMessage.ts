import type { Payload } from 'payload'
import { INITIAL_MESSAGE_STATUS } from '@/src/domain/messageStatus'
import { createOnce } from './createOnce'

/** What a visitor wrote in the contact form, parsed. */
export type ContactMessageInput = {
  name: string
  email: string
  subject: string
  message: string
  submissionKey: string
}

export type MessageOutcome = { ok: true } | { ok: false; error: 'messageNotSaved' }

/** Stores a message and queues its announcement in the same transaction; once per submission key. */
export async function sendContactMessage(
  payload: Payload,
  message: ContactMessageInput,
): Promise<MessageOutcome> {
  try {
    await createOnce(payload, {
      collection: 'contact-messages',
      submissionKey: message.submissionKey,
      create: async (req) => {
        const { id } = await payload.create({
          collection: 'contact-messages',
          data: { ...message, status: INITIAL_MESSAGE_STATUS },
          depth: 0,
          req,
          // Visitors may not create messages through REST, where they could set the status.
          overrideAccess: true,
        })
        await payload.jobs.queue({ task: 'announceMessage', input: { messageId: id }, req })
      },
    })
    return { ok: true }
  } catch (err) {
    payload.logger.error({ err, msg: 'A contact message could not be saved' })
    return { ok: false, error: 'messageNotSaved' }
  }
}
