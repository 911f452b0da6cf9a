import type { SiteLanguage, SiteTimezone } from '@/src/domain/languages/siteLocale'
import { paragraphsOf } from '@/src/domain/text/paragraphs'
import { wordsIn } from '../words'
import type { MailText } from './mailText'
import { replySubject } from './replySubject'

/** To the sender of a contact message: the reply of staff, with the original message. */
export function replyMail(reply: {
  text: string
  authorName: string | null
  companyName: string
  timezone: SiteTimezone
  message: { language: SiteLanguage; createdAt: string; subject: string; text: string }
}): MailText {
  const { language, createdAt, subject, text } = reply.message
  const { replyMailWords: words } = wordsIn(language)
  return {
    language,
    subject: replySubject(language, subject),
    title: subject,
    paragraphs: paragraphsOf(reply.text),
    quote: { label: words.yourMessage(createdAt, reply.timezone), text },
    footer: [reply.authorName, reply.companyName].filter(Boolean).join(', '),
  }
}
