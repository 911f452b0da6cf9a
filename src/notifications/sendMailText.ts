import type { MailText } from '@/src/content/mails/mailText'
import { cleanLine } from '@/src/domain/submissions/submittedText'
import { deliverMail, type MailOutcome } from './deliverMail'
import type { Dispatch } from './dispatch'
import { drawMail } from './drawMail'

type Person = { name: string; address: string }

type Letter = {
  text: MailText
  to: string | string[]
  replyTo: Person
  /** The same for the same occasion, so that a mail sent twice after a crash is shown once. */
  messageId?: string
  isAnswerToVisitor?: boolean
  /** Where whoever reads it stops such mails, without signing in, by one click of the mail program too. */
  stopUrl?: string
  /** Shown within the mail, by the name that it gives them. */
  pictures?: { cid: string; png: Buffer }[]
}

/** @returns the moment at which the mail left, to be kept as its mark. */
export async function sendMailText(dispatch: Dispatch, letter: Letter): Promise<string> {
  await deliverMailText(dispatch, letter)
  return dispatch.now.toISOString()
}

export function deliverMailText(dispatch: Dispatch, letter: Letter): Promise<MailOutcome> {
  const { text, to, replyTo, messageId, isAnswerToVisitor, pictures, stopUrl } = letter
  const mail = {
    to,
    replyTo: { ...replyTo, name: cleanLine(replyTo.name) },
    ...drawMail(text, dispatch.settings, dispatch.outlets.siteUrl),
    messageId,
    headers: {
      'Auto-Submitted': isAnswerToVisitor ? 'auto-replied' : 'auto-generated',
      // Exchange sends no out-of-office replies to such mails.
      'X-Auto-Response-Suppress': 'All',
      ...(stopUrl && {
        'List-Unsubscribe': `<${stopUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: pictures?.map(({ cid, png }) => ({
      ...{ cid, content: png, contentType: 'image/png', filename: `${cid}.png` },
      contentDisposition: 'inline' as const,
    })),
  }
  return deliverMail(mail, dispatch)
}
