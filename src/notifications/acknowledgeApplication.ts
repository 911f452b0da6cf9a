import type { Payload } from 'payload'
import { applicationReceivedMail } from '@/src/content/mails/applicationMails'
import type { AnnouncedApplication } from '@/src/domain/announcement'
import { readMailSettings } from './mailSettings'
import { messageId } from './messageId'
import type { Outlets } from './outlets'
import { sendMailText } from './sendMailText'

/** @returns when the mail to the candidate left; null when mails are switched off. */
export async function acknowledgeApplication(
  payload: Payload,
  application: AnnouncedApplication,
  { siteUrl }: Outlets,
): Promise<string | null> {
  const settings = await readMailSettings(payload)
  if (!settings.isOn) return null
  return sendMailText(payload, {
    text: applicationReceivedMail({
      companyName: settings.companyName,
      offerTitle: application.offerTitle,
      offersUrl: siteUrl ? `${siteUrl}/nos-offres` : null,
    }),
    companyName: settings.companyName,
    to: application.email,
    replyTo: { name: settings.companyName, address: settings.companyAddress },
    messageId: messageId('acknowledgement', application, settings),
    isAnswerToVisitor: true,
  })
}
