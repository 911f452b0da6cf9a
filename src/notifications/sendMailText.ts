import type { Payload } from 'payload'
import type { MailText } from '@/src/content/mails/mailText'
import { renderMailHtml } from '@/src/content/mails/renderMailHtml'
import { renderMailPlain } from '@/src/content/mails/renderMailPlain'
import { cleanLine } from '@/src/domain/submittedText'

type Person = { name: string; address: string }

type Letter = {
  text: MailText
  companyName: string
  to: string | string[]
  replyTo: Person
  /** The same for the same occasion, so that a mail sent twice after a crash is shown once. */
  messageId?: string
  isAnswerToVisitor?: boolean
}

/** @returns the moment at which the mail left, to be kept as its mark. */
export async function sendMailText(payload: Payload, letter: Letter): Promise<string> {
  const { text, companyName, replyTo } = letter
  await payload.sendEmail({
    to: letter.to,
    replyTo: { ...replyTo, name: cleanLine(replyTo.name) },
    subject: text.subject,
    html: renderMailHtml(text, companyName),
    text: renderMailPlain(text, companyName),
    messageId: letter.messageId,
    headers: { 'Auto-Submitted': letter.isAnswerToVisitor ? 'auto-replied' : 'auto-generated' },
  })
  return new Date().toISOString()
}
