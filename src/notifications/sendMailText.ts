import { drawMail } from '@/src/content/mails/drawMail'
import type { MailText } from '@/src/content/mails/mailText'
import { cleanLine } from '@/src/domain/submissions/submittedText'
import { deliverMail, type MailOutcome } from './deliverMail'
import type { Dispatch } from './dispatch'

type Person = { name: string; address: string }

type Letter = {
  text: MailText
  to: string | string[]
  replyTo: Person
  /** The same for the same occasion, so that a mail sent twice after a crash is shown once. */
  messageId?: string
  isAnswerToVisitor?: boolean
}

/** @returns the moment at which the mail left, to be kept as its mark. */
export async function sendMailText(dispatch: Dispatch, letter: Letter): Promise<string> {
  await deliverMailText(dispatch, letter)
  return dispatch.now.toISOString()
}

export function deliverMailText(dispatch: Dispatch, letter: Letter): Promise<MailOutcome> {
  const { text, to, replyTo, messageId, isAnswerToVisitor } = letter
  const mail = {
    to,
    replyTo: { ...replyTo, name: cleanLine(replyTo.name) },
    ...drawMail(text, dispatch.settings, dispatch.outlets.siteUrl),
    messageId,
    headers: { 'Auto-Submitted': isAnswerToVisitor ? 'auto-replied' : 'auto-generated' },
  }
  return deliverMail(mail, dispatch)
}
