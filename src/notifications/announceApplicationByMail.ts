import { PHONE_NOT_GIVEN } from '@/src/content/chatAnnouncements'
import { newApplicationMail } from '@/src/content/mails/applicationMails'
import type { AnnouncedApplication } from '@/src/domain/mails/announcement'
import type { Dispatch } from './dispatch'
import { messageId } from './messageId'
import { adminUrl } from './outlets'
import { sendMailText } from './sendMailText'

/** @returns when the mail left; null when staff do not want such mails. */
export async function announceApplicationByMail(
  application: AnnouncedApplication,
  dispatch: Dispatch,
): Promise<string | null> {
  const { settings, outlets } = dispatch
  if (!settings.announcesApplications) return null
  return sendMailText(dispatch, {
    text: newApplicationMail({
      ...application,
      phone: application.phone ?? PHONE_NOT_GIVEN,
      message: application.coverLetter,
      adminUrl: adminUrl(outlets, 'job-applications', application.id),
    }),
    to: settings.recipients,
    replyTo: { name: application.name, address: application.email },
    messageId: messageId('application', application, settings),
  })
}
