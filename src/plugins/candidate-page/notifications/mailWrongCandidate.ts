import { createMessageId } from '@/src/notifications/createMessageId'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { adminUrl } from '@/src/notifications/notificationOutlets'
import { sendMailText } from '@/src/notifications/sendMailText'
import { wrongCandidateMail } from '../words/mails/wrongCandidateMail'

type WrongCandidate = { id: number; createdAt: string; name: string; email: string }

/** To those who receive new applications, unless these mails are switched off. */
export async function mailWrongCandidate(found: WrongCandidate, context: NotificationContext) {
  const { outlets, settings } = context
  if (!settings.announcesApplications) return
  const page = adminUrl(outlets, 'job-applications', found.id)
  await sendMailText(context, {
    text: wrongCandidateMail({ ...found, adminUrl: page }),
    to: settings.recipients,
    replyTo: { name: settings.companyName, address: settings.companyAddress },
    messageId: createMessageId(
      'not-the-candidate',
      { ...found, applications: [found.id] },
      settings,
    ),
  })
}
