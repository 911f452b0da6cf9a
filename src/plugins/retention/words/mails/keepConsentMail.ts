import type { MailText } from '@/src/content/mails/mailText'
import type { SiteLanguage, SiteTimezone } from '@/src/domain/languages/siteLocale'
import { keepConsentWords } from '../keepConsentWords'

type KeepConsentMailOptions = {
  language: SiteLanguage
  companyName: string
  offerTitle: string | null
  /** When the current consent ends; null for a first request. */
  until: Date | null
  timezone: SiteTimezone
  url: string
}

/** To a candidate: asks for a consent, or asks again before it ends. */
export function keepConsentMail(mail: KeepConsentMailOptions): MailText {
  const { companyName, language, offerTitle, timezone, until, url } = mail
  const { day, mails, spontaneous } = keepConsentWords[language]
  const offer = offerTitle ?? spontaneous
  const { subject, title } = until ? mails.reminder : mails.request
  const reason = until
    ? mails.reminder.reason(offer, companyName, day(until.toISOString(), timezone))
    : mails.request.reason(offer, companyName)
  return {
    language,
    subject: subject(companyName),
    title,
    paragraphs: [mails.greeting, reason, mails.choice],
    link: { label: mails.link, url },
    footer: mails.footer,
  }
}
