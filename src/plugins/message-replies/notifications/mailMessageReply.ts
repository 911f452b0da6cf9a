import type { SiteLanguage, SiteTimezone } from '@/src/domain/languages/siteLocale'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { createMessageId } from '@/src/notifications/createMessageId'
import { deliverMail, type MailOutcome } from '@/src/notifications/deliverMail'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderMail } from '@/src/notifications/renderMail'
import { messageReplyMailText } from '@/src/plugins/message-replies/words/messageReplyMailText'

type MailedReply = {
  id: number
  createdAt: string
  text: string
  authorName: string | null
  message: {
    id: number
    language: SiteLanguage
    createdAt: string
    name: string
    email: string
    subject: string
    text: string
  }
}

/** Mails a reply as a personal mail, without the headers of automatic mail. */
export function mailMessageReply(
  reply: MailedReply,
  timezone: SiteTimezone,
  context: NotificationContext,
): Promise<MailOutcome> {
  const { companyAddress, companyName } = context.settings
  const { email, name } = reply.message
  const letter = messageReplyMailText({ ...reply, companyName, timezone })
  const mail = {
    to: { name: cleanLine(name), address: email },
    replyTo: { name: cleanLine(companyName), address: companyAddress },
    ...renderMail(letter, context.settings, context.outlets.siteUrl),
    messageId: createMessageId(
      'reply',
      { ...reply, messages: [reply.message.id] },
      context.settings,
    ),
  }
  return deliverMail(mail, context)
}
