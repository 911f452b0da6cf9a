import { sql } from '@payloadcms/db-postgres'
import { type CollectionBeforeChangeHook, ValidationError } from 'payload'
import type { ContactMessage } from '@/payload-types'
import { contactMessagesText } from '@/src/content/admin/contactMessages'
import { canFollow, INITIAL_MESSAGE_STATUS, isMessageStatus } from '@/src/domain/messageStatus'
import { transactionDrizzle } from '../transactionDrizzle'

/**
 * Lets a message only go forward, whoever asks and by whichever way. Compared with the row, locked
 * until the change is written: what Payload read before may have been overtaken by a colleague.
 */
export const checkMessageStep: CollectionBeforeChangeHook<ContactMessage> = async (args) => {
  const { data, operation, originalDoc, req } = args
  if (operation === 'create' || !originalDoc) return data
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(
    sql`SELECT status FROM contact_messages WHERE id = ${originalDoc.id} FOR UPDATE`,
  )
  const stored = isMessageStatus(rows[0]?.status) ? rows[0].status : INITIAL_MESSAGE_STATUS
  const wanted = data.status ?? stored
  if (wanted === stored || canFollow(stored, wanted)) return data
  const errors = [{ path: 'status', message: contactMessagesText.errors.stepBack }]
  throw new ValidationError({ collection: 'contact-messages', errors }, req.t)
}
