import type { Payload } from 'payload'
import { newMessageMail } from '@/src/content/mails/messageMails'
import type { AnnouncedMessage } from '@/src/domain/announcement'
import { readMailSettings } from './mailSettings'
import { messageId } from './messageId'
import { adminUrl, type Outlets } from './outlets'
import { sendMailText } from './sendMailText'

/** @returns when the mail left; null when staff do not want such mails. */
export async function announceMessageByMail(
  payload: Payload,
  contactMessage: AnnouncedMessage,
  outlets: Outlets,
): Promise<string | null> {
  const settings = await readMailSettings(payload)
  if (!settings.announcesMessages) return null
  return sendMailText(payload, {
    text: newMessageMail({
      ...contactMessage,
      adminUrl: adminUrl(outlets, 'contact-messages', contactMessage.id),
    }),
    companyName: settings.companyName,
    to: settings.recipients,
    replyTo: { name: contactMessage.name, address: contactMessage.email },
    messageId: messageId('message', contactMessage, settings),
  })
}
