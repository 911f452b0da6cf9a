import { senderLanguageFacts } from '@/src/content/visitorLanguage'
import type { MessageToAnnounce } from '@/src/domain/mails/staffNotification'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { adminDocumentUrl, type NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { chatAnnouncementWords as words } from '../words/chatAnnouncements'
import { buildSlackMessage } from './buildSlackMessage'
import { postToSlack } from './postToSlack'

/** @returns Slack's identifier of the message; null when no chat is configured. */
export async function announceMessageByChat(
  contactMessage: MessageToAnnounce,
  { outlets }: NotificationContext,
): Promise<string | null> {
  if (!outlets.slack) return null
  return postToSlack(outlets.slack, slackMessageOfContact(contactMessage, outlets))
}

function slackMessageOfContact(contactMessage: MessageToAnnounce, outlets: NotificationOutlets) {
  const { name, email, subject, message } = contactMessage
  const url = adminDocumentUrl(outlets, 'contact-messages', contactMessage.id)
  return buildSlackMessage({
    title: words.newMessage,
    summary: `${words.newMessage} : ${name} — ${subject}`,
    fields: [
      { label: words.name, value: name },
      { label: words.email, value: email },
      { label: words.subject, value: subject },
      ...senderLanguageFacts(contactMessage.language),
    ],
    quote: { label: words.message, text: message },
    link: url ? { label: words.openMessage, url } : undefined,
  })
}
