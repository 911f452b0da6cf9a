import { replyMail } from '@/src/content/mails/replyMail'
import type { SiteLanguage, SiteTimezone } from '@/src/domain/languages/siteLocale'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { deliverMail, type MailOutcome } from './deliverMail'
import { messageId } from './messageId'
import type { NotificationContext } from './notificationContext'
import { renderMail } from './renderMail'

type Reply = {
  id: number
  createdAt: string
  text: string
  authorName: string | null
  message: {
    language: SiteLanguage
    createdAt: string
    name: string
    email: string
    subject: string
    text: string
  }
}

/** Mails a personal reply, so without the headers of automatic mail; responses go to the firm. */
export function sendReply(
  reply: Reply,
  timezone: SiteTimezone,
  context: NotificationContext,
): Promise<MailOutcome> {
  const { companyAddress, companyName } = context.settings
  const { email, name } = reply.message
  const letter = replyMail({ ...reply, companyName, timezone })
  const mail = {
    to: { name: cleanLine(name), address: email },
    replyTo: { name: cleanLine(companyName), address: companyAddress },
    ...renderMail(letter, context.settings, context.outlets.siteUrl),
    messageId: messageId('reply', reply, context.settings),
  }
  return deliverMail(mail, context)
}
