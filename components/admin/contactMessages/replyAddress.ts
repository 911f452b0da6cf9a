import { contactMessageWords } from '@/src/content/admin/contactMessageView'

/** A mailto link with the subject filled in. */
export function replyAddress(message: { email?: string; subject?: string }): string {
  const subject = encodeURIComponent(contactMessageWords.replySubject(message.subject ?? ''))
  return `mailto:${message.email}?subject=${subject}`
}
