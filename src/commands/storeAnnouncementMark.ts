import type { Payload } from 'payload'
import type { ApplicationNotificationStateField } from '@/src/domain/mails/staffNotification'

type AnnouncementMarkUpdate = {
  collection: 'job-applications' | 'contact-messages'
  id: number
  mark: ApplicationNotificationStateField
  value: string
}

/**
 * Stores the mark of a successful announcement. It writes only this column: Payload's update would
 * write the whole row and could overwrite a status that staff changed meanwhile. A document that
 * was deleted meanwhile is not restored.
 */
export async function storeAnnouncementMark(
  payload: Payload,
  { collection, id, mark, value }: AnnouncementMarkUpdate,
) {
  await payload.db.updateOne({
    collection,
    where: { id: { equals: id } },
    data: { [mark]: value },
    options: { atomic: true },
    returning: false,
  })
}
