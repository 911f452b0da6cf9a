import type { Payload } from 'payload'
import { SOURCE_LANGUAGE } from '@/src/domain/languages/siteLocale'
import type { MessageToAnnounce } from '@/src/domain/mails/staffNotification'

/** Finds a message for the notification job, which has no user; null when it was deleted. */
export async function findAnnouncedMessage(
  payload: Payload,
  id: number,
): Promise<MessageToAnnounce | null> {
  const message = await payload.findByID({
    collection: 'contact-messages',
    id,
    depth: 0,
    disableErrors: true,
    showHiddenFields: true,
    // Access control is skipped: the job has no user, and needs the recipient.
    overrideAccess: true,
  })
  return (
    message && {
      ...message,
      language: message.language ?? SOURCE_LANGUAGE,
      marks: message,
    }
  )
}
