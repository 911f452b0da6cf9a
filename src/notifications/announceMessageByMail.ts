import { newMessageMail } from '@/src/content/mails/messageMails'
import type { AnnouncedMessage } from '@/src/domain/mails/announcement'
import type { Dispatch } from './dispatch'
import { messageId } from './messageId'
import { adminUrl } from './outlets'
import { sendMailText } from './sendMailText'

/** @returns when the mail left; null when staff do not want such mails. */
export async function announceMessageByMail(
  contactMessage: AnnouncedMessage,
  dispatch: Dispatch,
): Promise<string | null> {
  const { settings, outlets } = dispatch
  if (!settings.announcesMessages) return null
  return sendMailText(dispatch, {
    text: newMessageMail({
      ...contactMessage,
      adminUrl: adminUrl(outlets, 'contact-messages', contactMessage.id),
    }),
    to: settings.recipients,
    replyTo: { name: contactMessage.name, address: contactMessage.email },
    messageId: messageId('message', contactMessage, settings),
  })
}
