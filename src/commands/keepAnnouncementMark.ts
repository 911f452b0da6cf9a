import type { Payload } from 'payload'
import type { ApplicationMark, MessageMark } from '@/src/domain/mails/announcement'

type Announced =
  | { collection: 'job-applications'; id: number; mark: ApplicationMark; value: string }
  | { collection: 'contact-messages'; id: number; mark: MessageMark; value: string }

/**
 * Remembers that an announcement was made. Writes this one column, straight to the database: going
 * through Payload's update would write the whole row back, and with it a status that staff have
 * changed meanwhile. A document deleted meanwhile stays deleted.
 */
export async function keepAnnouncementMark(payload: Payload, announced: Announced) {
  await payload.db.updateOne({
    collection: announced.collection,
    where: { id: { equals: announced.id } },
    data: { [announced.mark]: announced.value },
    options: { atomic: true },
    returning: false,
  })
}
