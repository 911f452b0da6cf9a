import type { MailText } from '@/src/content/mails/mailText'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { deliverMail, type MailOutcome } from './deliverMail'
import type { NotificationContext } from './notificationContext'
import { renderMail } from './renderMail'

type MailContact = { name: string; address: string }

type OutgoingMail = {
  text: MailText
  to: string | string[]
  replyTo: MailContact
  /**
   * The Message-ID of all attempts: a mail program shows a mail once that was sent twice after a
   * crash.
   */
  messageId?: string
  isAnswerToVisitor?: boolean
  /**
   * The unsubscribe URL: it works without signing in, and with the one-click button of mail
   * programs.
   */
  stopUrl?: string
  /** Inline images, referenced by `cid`. */
  pictures?: { cid: string; png: Buffer }[]
}

/** @returns when the mail was sent, which the caller stores. */
export async function renderAndSendMail(
  context: NotificationContext,
  letter: OutgoingMail,
): Promise<string> {
  await renderAndDeliverMail(context, letter)
  return context.now.toISOString()
}

export function renderAndDeliverMail(
  context: NotificationContext,
  letter: OutgoingMail,
  beforeData?: () => Promise<void>,
): Promise<MailOutcome> {
  const { text, to, replyTo, messageId, isAnswerToVisitor, pictures, stopUrl } = letter
  const mail = {
    to,
    replyTo: { ...replyTo, name: cleanLine(replyTo.name) },
    ...renderMail(text, context.settings, context.outlets.siteUrl),
    messageId,
    headers: {
      'Auto-Submitted': isAnswerToVisitor ? 'auto-replied' : 'auto-generated',
      // Exchange then sends no out-of-office replies.
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
  return deliverMail(mail, context, beforeData)
}
