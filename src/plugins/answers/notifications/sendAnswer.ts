import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { deliverMail, type MailOutcome } from '@/src/notifications/deliverMail'
import type { Dispatch } from '@/src/notifications/dispatch'
import { messageId } from '@/src/notifications/messageId'
import { renderMail } from '@/src/notifications/renderMail'
import { answerMail } from '@/src/plugins/answers/words/mails/answerMail'

type Answer = {
  id: number
  createdAt: string
  language: SiteLanguage
  subject: string
  body: string
  candidate: { name: string; email: string }
}

/** A letter from a person, hence without the mark of automatic mail; what is answered reaches the firm. */
export function sendAnswer(
  answer: Answer,
  dispatch: Dispatch,
  beforeItsWords: () => Promise<void>,
): Promise<MailOutcome> {
  const { settings, outlets } = dispatch
  const { companyName } = settings
  const letter = answerMail({ ...answer, companyName })
  const mail = {
    to: { name: cleanLine(answer.candidate.name), address: answer.candidate.email },
    replyTo: { name: cleanLine(companyName), address: settings.candidateReplyAddress },
    ...renderMail(letter, settings, outlets.siteUrl),
    messageId: messageId('answer', answer, settings),
  }
  return deliverMail(mail, dispatch, beforeItsWords)
}
