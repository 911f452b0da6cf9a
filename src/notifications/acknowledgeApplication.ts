import { applicationReceivedMail } from '@/src/content/mails/applicationMails'
import type { AnnouncedApplication } from '@/src/domain/announcement'
import type { Dispatch } from './dispatch'
import { messageId } from './messageId'
import { sendMailText } from './sendMailText'

/** @returns when the mail to the candidate left; null when mails are switched off. */
export async function acknowledgeApplication(
  application: AnnouncedApplication,
  dispatch: Dispatch,
): Promise<string | null> {
  const { settings, outlets } = dispatch
  if (!settings.isOn) return null
  return sendMailText(dispatch, {
    text: applicationReceivedMail({
      companyName: settings.companyName,
      offerTitle: application.offerTitle,
      offersUrl: outlets.siteUrl ? `${outlets.siteUrl}/nos-offres` : null,
    }),
    to: application.email,
    replyTo: { name: settings.companyName, address: settings.companyAddress },
    messageId: messageId('acknowledgement', application, settings),
    isAnswerToVisitor: true,
  })
}
