import { newMessageMail } from '@/src/content/mails/messageMails'
import type { MessageToAnnounce } from '@/src/domain/mails/staffNotification'
import { createMessageId } from './createMessageId'
import type { NotificationContext } from './notificationContext'
import { adminDocumentUrl } from './notificationOutlets'
import { renderAndSendMail } from './renderAndSendMail'

/** @returns when the mail was sent; null when these mails are switched off. */
export async function announceMessageByMail(
  contactMessage: MessageToAnnounce,
  context: NotificationContext,
): Promise<string | null> {
  const { settings, outlets } = context
  const { id, createdAt } = contactMessage
  if (!settings.announcesMessages) return null
  return renderAndSendMail(context, {
    text: newMessageMail({
      ...contactMessage,
      adminUrl: adminDocumentUrl(outlets, 'contact-messages', contactMessage.id),
    }),
    to: settings.recipients,
    replyTo: { name: contactMessage.name, address: contactMessage.email },
    messageId: createMessageId('message', { id, createdAt, messages: [id] }, settings),
  })
}
