import type { Payload } from 'payload'
import type { ApplicationMark } from '@/src/domain/mails/announcement'

type Marked = {
  collection: 'job-applications' | 'contact-messages'
  id: number
  mark: ApplicationMark
  value: string
}

/**
 * Remembers that an announcement was made. Writes this one column, straight to the database: going
 * through Payload's update would write the whole row back, and with it a status that staff have
 * changed meanwhile. A document deleted meanwhile stays deleted.
 */
export async function storeAnnouncementMark(
  payload: Payload,
  { collection, id, mark, value }: Marked,
) {
  await payload.db.updateOne({
    collection,
    where: { id: { equals: id } },
    data: { [mark]: value },
    options: { atomic: true },
    returning: false,
  })
}
