import type { MailText } from '@/src/content/mails/mailText'
import { mailSender, renderMailHtml } from '@/src/content/mails/renderMailHtml'
import { renderMailPlain } from '@/src/content/mails/renderMailPlain'
import { cleanLine } from '@/src/domain/submittedText'
import { deliverMail } from './deliverMail'
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
  const { text, to, replyTo, messageId, isAnswerToVisitor } = letter
  const { companyName, look } = dispatch.settings
  const sender = mailSender(companyName, look, dispatch.outlets.siteUrl)
  const mail = {
    to,
    replyTo: { ...replyTo, name: cleanLine(replyTo.name) },
    subject: text.subject,
    html: renderMailHtml(text, sender),
    text: renderMailPlain(text, companyName),
    messageId,
    headers: { 'Auto-Submitted': isAnswerToVisitor ? 'auto-replied' : 'auto-generated' },
  }
  await deliverMail(mail, dispatch)
  return dispatch.now.toISOString()
}
