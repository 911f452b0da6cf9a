import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { createMessageId } from '@/src/notifications/createMessageId'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderAndSendMail } from '@/src/notifications/renderAndSendMail'
import { candidateCodeMail } from '../words/mails/candidateCodeMail'

type MailCandidateCodeOptions = {
  /** The job that sends it: each attempt has the same Message-ID. */
  id: number
  createdAt: string
  applicationId: number
  email: string
  language: SiteLanguage
  code: string
}

/** Mails a candidate the code that opens a session, unless mails are switched off. */
export async function mailCandidateCode(
  mailed: MailCandidateCodeOptions,
  context: NotificationContext,
) {
  const { settings } = context
  if (!settings.isOn) return
  const { companyName } = settings
  await renderAndSendMail(context, {
    text: candidateCodeMail({ ...mailed, companyName }),
    to: mailed.email,
    replyTo: { name: companyName, address: settings.candidateReplyAddress },
    messageId: createMessageId(
      'candidate-code',
      { ...mailed, applications: [mailed.applicationId] },
      settings,
    ),
    isAnswerToVisitor: true,
  })
}
