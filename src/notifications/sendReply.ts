import { replyMail } from '@/src/content/mails/replyMail'
import type { SiteLanguage, SiteTimezone } from '@/src/domain/languages/siteLocale'
import { cleanLine } from '@/src/domain/text/normalizeText'
import { deliverMail, type MailOutcome } from './deliverMail'
import type { Dispatch } from './dispatch'
import { messageId } from './messageId'
import { renderMail } from './renderMail'

type Reply = {
  id: number
  createdAt: string
  text: string
  authorName: string | null
  message: {
    language: SiteLanguage
    createdAt: string
    name: string
    email: string
    subject: string
    text: string
  }
}

/** Mails a personal reply, so without the headers of automatic mail; responses go to the firm. */
export function sendReply(
  reply: Reply,
  timezone: SiteTimezone,
  dispatch: Dispatch,
): Promise<MailOutcome> {
  const { companyAddress, companyName } = dispatch.settings
  const { email, name } = reply.message
  const letter = replyMail({ ...reply, companyName, timezone })
  const mail = {
    to: { name: cleanLine(name), address: email },
    replyTo: { name: cleanLine(companyName), address: companyAddress },
    ...renderMail(letter, dispatch.settings, dispatch.outlets.siteUrl),
    messageId: messageId('reply', reply, dispatch.settings),
  }
  return deliverMail(mail, dispatch)
}
