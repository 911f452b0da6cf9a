import type { MailText } from '@/src/content/mails/mailText'
import { siteWordsIn } from '@/src/content/siteWords'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import { paragraphsOf } from '@/src/domain/text/paragraphs'

/** To a candidate: a reply written by staff. */
export function candidateReplyMailText(answer: {
  language: SiteLanguage
  subject: string
  body: string
  companyName: string
}): MailText {
  const { body, companyName, language, subject } = answer
  return {
    language,
    subject,
    title: subject,
    paragraphs: paragraphsOf(body),
    footer: siteWordsIn(language).candidateReplyMailWords.footer(companyName),
  }
}
