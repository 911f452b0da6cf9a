import type { MailText } from '@/src/content/mails/mailText'
import { replySubject } from '@/src/content/mails/replySubject'
import type { SiteLanguage, SiteTimezone } from '@/src/domain/languages/siteLocale'
import { paragraphsOf } from '@/src/domain/text/paragraphs'
import { englishReplyMailWords as english } from './en'
import { frenchReplyMailWords as french } from './fr'

const REPLY_MAIL_WORDS = { fr: french, en: english } satisfies Record<SiteLanguage, typeof french>

/** Mail to the sender of a contact message: the reply of staff, with the original message. */
export function messageReplyMailText(reply: {
  text: string
  authorName: string | null
  companyName: string
  timezone: SiteTimezone
  message: { language: SiteLanguage; createdAt: string; subject: string; text: string }
}): MailText {
  const { language, createdAt, subject, text } = reply.message
  return {
    language,
    subject: replySubject(language, subject),
    title: subject,
    paragraphs: paragraphsOf(reply.text),
    quote: { label: REPLY_MAIL_WORDS[language].yourMessage(createdAt, reply.timezone), text },
    footer: [reply.authorName, reply.companyName].filter(Boolean).join(', '),
  }
}
