import { contactMessagesText } from '@/src/content/admin/contactMessages'

/** Above the column that shows the subject and how the message begins. */
export function MessageHeading() {
  return contactMessagesText.message.label
}
