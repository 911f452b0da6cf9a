import { chatAnnouncements as words } from '@/src/content/chatAnnouncements'
import { newMessageMail } from '@/src/content/mails/messageMails'
import { languageFacts } from '@/src/content/visitorLanguage'
import type { AnnouncedMessage } from '@/src/domain/mails/announcement'
import { messageId } from './messageId'
import type { NotificationContext } from './notificationContext'
import { adminUrl, type Outlets } from './outlets'
import { postToSlack } from './postToSlack'
import { sendMailText } from './sendMailText'
import { slackMessage } from './slackMessage'

/** @returns when the mail was sent; null when these mails are switched off. */
export async function announceMessageByMail(
  contactMessage: AnnouncedMessage,
  context: NotificationContext,
): Promise<string | null> {
  const { settings, outlets } = context
  if (!settings.announcesMessages) return null
  return sendMailText(context, {
    text: newMessageMail({
      ...contactMessage,
      adminUrl: adminUrl(outlets, 'contact-messages', contactMessage.id),
    }),
    to: settings.recipients,
    replyTo: { name: contactMessage.name, address: contactMessage.email },
    messageId: messageId('message', contactMessage, settings),
  })
}

/** @returns Slack's identifier of the message; null when no chat is configured. */
export async function announceMessageByChat(
  contactMessage: AnnouncedMessage,
  { outlets }: NotificationContext,
): Promise<string | null> {
  if (!outlets.slack) return null
  return postToSlack(outlets.slack, contactChatMessage(contactMessage, outlets))
}

function contactChatMessage(contactMessage: AnnouncedMessage, outlets: Outlets) {
  const { name, email, subject, message } = contactMessage
  const url = adminUrl(outlets, 'contact-messages', contactMessage.id)
  return slackMessage({
    title: words.newMessage,
    summary: `${words.newMessage} : ${name} — ${subject}`,
    fields: [
      { label: words.name, value: name },
      { label: words.email, value: email },
      { label: words.subject, value: subject },
      ...languageFacts(contactMessage.language),
    ],
    quote: { label: words.message, text: message },
    link: url ? { label: words.openMessage, url } : undefined,
  })
}
