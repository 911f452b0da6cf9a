import { applicationReceivedMail } from '@/src/content/mails/applicationMails'
import { JOB_LIST_PATH } from '@/src/domain/addresses/sitePaths'
import { hrefIn } from '@/src/domain/languages/editionPath'
import type { AnnouncedApplication } from '@/src/domain/mails/announcement'
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
  const { answerDueOn, language, offerTitle } = application
  const { companyName, defaultLanguage } = settings
  const offersPath = hrefIn({ language, defaultLanguage }, JOB_LIST_PATH)
  return sendMailText(dispatch, {
    text: applicationReceivedMail({
      ...{ answerDueOn, language, companyName, offerTitle },
      offersUrl: outlets.siteUrl ? outlets.siteUrl + offersPath : null,
    }),
    to: application.email,
    replyTo: { name: companyName, address: settings.candidateReplyAddress },
    messageId: messageId('acknowledgement', application, settings),
    isAnswerToVisitor: true,
  })
}
