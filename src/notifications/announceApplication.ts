import {
  applicationReceivedMail,
  type FileRefusal,
  type FollowLink,
  fileResendRequestMail,
  newApplicationMail,
  PHONE_NOT_GIVEN_LABEL,
} from '@/src/content/mails/applicationMails'
import { editionHref } from '@/src/domain/languages/editionPath'
import type { ApplicationToAnnounce } from '@/src/domain/mails/staffNotification'
import { JOB_LIST_PATH } from '@/src/domain/urls/sitePaths'
import { createMessageId } from './createMessageId'
import type { NotificationContext } from './notificationContext'
import { adminDocumentUrl } from './notificationOutlets'
import { renderAndSendMail } from './renderAndSendMail'

/**
 * @param pluginRecipients addresses besides those of the settings; an address in both gets one mail
 * @returns when the mail was sent; null when these mails are switched off.
 */
export async function announceApplicationByMail(
  application: ApplicationToAnnounce,
  context: NotificationContext,
  pluginRecipients: readonly string[] = [],
): Promise<string | null> {
  const { settings, outlets } = context
  if (!settings.announcesApplications) return null
  return renderAndSendMail(context, {
    text: newApplicationMail({
      ...application,
      phone: application.phone ?? PHONE_NOT_GIVEN_LABEL,
      message: application.coverLetter,
      adminUrl: adminDocumentUrl(outlets, 'job-applications', application.id),
    }),
    to: uniqueAddresses([...settings.recipients, ...pluginRecipients]),
    replyTo: { name: application.name, address: application.email },
    messageId: applicationMailMessageId('application', application, context),
  })
}

/** @returns when the mail to the candidate was sent; null when mails are switched off. */
export async function acknowledgeApplication(
  application: ApplicationToAnnounce,
  context: NotificationContext,
  follow: FollowLink | null = null,
  pluginSentences: readonly string[] = [],
): Promise<string | null> {
  const { settings, outlets } = context
  if (!settings.isOn) return null
  const { answerDueOn, language, offerTitle } = application
  const { companyName, defaultLanguage } = settings
  const offersPath = editionHref({ language, defaultLanguage }, JOB_LIST_PATH)
  return renderAndSendMail(context, {
    text: applicationReceivedMail({
      ...{ answerDueOn, language, companyName, offerTitle, pluginSentences, follow },
      offersUrl: outlets.siteUrl ? outlets.siteUrl + offersPath : null,
    }),
    to: application.email,
    replyTo: { name: companyName, address: settings.candidateReplyAddress },
    messageId: applicationMailMessageId('acknowledgement', application, context),
    isAnswerToVisitor: true,
  })
}

/** Asks the candidate for another copy of a refused file, unless mails are switched off. */
export async function askCandidateForAnotherFile(
  application: ApplicationToAnnounce,
  refusal: FileRefusal,
  context: NotificationContext,
): Promise<void> {
  const { settings } = context
  if (!settings.isOn) return
  const { language, offerTitle } = application
  const { companyName } = settings
  await renderAndSendMail(context, {
    text: fileResendRequestMail({ ...refusal, language, companyName, offerTitle }),
    to: application.email,
    replyTo: { name: companyName, address: settings.candidateReplyAddress },
    messageId: applicationMailMessageId(`another-${refusal.file}`, application, context),
    isAnswerToVisitor: true,
  })
}

const uniqueAddresses = (addresses: readonly string[]) => [
  ...new Map(addresses.map((address) => [address.toLowerCase(), address])).values(),
]

const applicationMailMessageId = (
  occasion: 'application' | 'acknowledgement' | `another-${FileRefusal['file']}`,
  { id, createdAt }: ApplicationToAnnounce,
  { settings }: NotificationContext,
) => createMessageId(occasion, { id, createdAt, applications: [id] }, settings)
