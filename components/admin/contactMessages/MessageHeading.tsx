import { contactMessagesText } from '@/src/content/admin/contactMessages'

/** Heading of the column that shows the subject and the beginning of the message. */
export function MessageHeading() {
  return contactMessagesText.message.label
}
