import { createMessageId } from '@/src/notifications/createMessageId'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { adminDocumentUrl } from '@/src/notifications/notificationOutlets'
import { sendMailText } from '@/src/notifications/sendMailText'
import { wrongRecipientMail } from '../words/mails/wrongRecipientMail'

type MailWrongRecipientOptions = { id: number; createdAt: string; name: string; email: string }

/** To those who receive new applications, unless these mails are switched off. */
export async function mailWrongRecipient(
  found: MailWrongRecipientOptions,
  context: NotificationContext,
) {
  const { outlets, settings } = context
  if (!settings.announcesApplications) return
  const page = adminDocumentUrl(outlets, 'job-applications', found.id)
  await sendMailText(context, {
    text: wrongRecipientMail({ ...found, adminUrl: page }),
    to: settings.recipients,
    replyTo: { name: settings.companyName, address: settings.companyAddress },
    messageId: createMessageId(
      'not-the-candidate',
      { ...found, applications: [found.id] },
      settings,
    ),
  })
}
