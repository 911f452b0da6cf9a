import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { createMessageId } from '@/src/notifications/createMessageId'
import { deliverMail, type MailOutcome } from '@/src/notifications/deliverMail'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderMail } from '@/src/notifications/renderMail'
import { candidateReplyMailText } from '@/src/plugins/answers/words/mails/candidateReplyMailText'

type MailCandidateReplyOptions = {
  id: number
  applicationId: number
  createdAt: string
  language: SiteLanguage
  subject: string
  body: string
  candidate: { name: string; email: string }
  proposedOffer: number | null
  /** The page on which the candidate gives or withdraws a consent; null when the mail concerns none. */
  consentUrl: string | null
}

/** A personal reply, so without the headers of automatic mail; responses go to the firm. */
export function mailCandidateReply(
  answer: MailCandidateReplyOptions,
  context: NotificationContext,
  beforeItsWords: () => Promise<void>,
): Promise<MailOutcome> {
  const { settings, outlets } = context
  const { companyName } = settings
  const letter = candidateReplyMailText({ ...answer, companyName })
  const mail = {
    to: { name: cleanLine(answer.candidate.name), address: answer.candidate.email },
    replyTo: { name: cleanLine(companyName), address: settings.candidateReplyAddress },
    ...renderMail(letter, settings, outlets.siteUrl),
    messageId: createMessageId(
      'answer',
      { ...answer, applications: [answer.applicationId] },
      settings,
    ),
  }
  return deliverMail(mail, context, beforeItsWords)
}
