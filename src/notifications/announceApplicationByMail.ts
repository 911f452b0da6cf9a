import type { Payload } from 'payload'
import { PHONE_NOT_GIVEN } from '@/src/content/chatAnnouncements'
import { newApplicationMail } from '@/src/content/mails/applicationMails'
import type { AnnouncedApplication } from '@/src/domain/announcement'
import { readMailSettings } from './mailSettings'
import { messageId } from './messageId'
import { adminUrl, type Outlets } from './outlets'
import { sendMailText } from './sendMailText'

/** @returns when the mail left; null when staff do not want such mails. */
export async function announceApplicationByMail(
  payload: Payload,
  application: AnnouncedApplication,
  outlets: Outlets,
): Promise<string | null> {
  const settings = await readMailSettings(payload)
  if (!settings.announcesApplications) return null
  return sendMailText(payload, {
    text: newApplicationMail({
      ...application,
      phone: application.phone ?? PHONE_NOT_GIVEN,
      message: application.coverLetter,
      adminUrl: adminUrl(outlets, 'job-applications', application.id),
    }),
    companyName: settings.companyName,
    to: settings.recipients,
    replyTo: { name: application.name, address: application.email },
    messageId: messageId('application', application, settings),
  })
}
