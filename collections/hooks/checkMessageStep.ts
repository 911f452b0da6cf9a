import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import type { ContactMessage } from '@/payload-types'
import { contactMessagesText } from '@/src/content/admin/contactMessages'
import { canFollow, INITIAL_MESSAGE_STATUS, isMessageStatus } from '@/src/domain/messageStatus'
import { lockStatus } from './lockStatus'

/** Lets a message only go forward, whoever asks and by whichever way. */
export const checkMessageStep: CollectionBeforeChangeHook<ContactMessage> = async (args) => {
  const { data, operation, originalDoc, req } = args
  if (operation === 'create' || !originalDoc) return data
  const row = { collection: 'contact-messages', id: originalDoc.id } as const
  const status = await lockStatus(req, row)
  const stored = isMessageStatus(status) ? status : INITIAL_MESSAGE_STATUS
  const wanted = data.status ?? stored
  if (wanted === stored || canFollow(stored, wanted)) return data
  const errors = [{ path: 'status', message: contactMessagesText.errors.stepBack }]
  throw new ValidationError({ collection: 'contact-messages', errors }, req.t)
}
