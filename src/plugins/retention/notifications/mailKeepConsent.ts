import type { SiteLanguage, SiteTimezone } from '@/src/domain/languages/siteLocale'
import { createMessageId } from '@/src/notifications/createMessageId'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderAndSendMail } from '@/src/notifications/renderAndSendMail'
import { keepConsentMail } from '../words/mails/keepConsentMail'

type MailKeepConsentOptions = {
  /** The job that sends it: each attempt has the same Message-ID. */
  id: number
  createdAt: string
  applicationId: number
  email: string
  language: SiteLanguage
  offerTitle: string | null
  /** When the current consent ends; null for a first request. */
  until: Date | null
  timezone: SiteTimezone
  url: string
}

/** Asks a candidate for a consent, unless mails are switched off. */
export async function mailKeepConsent(mail: MailKeepConsentOptions, context: NotificationContext) {
  const { settings } = context
  if (!settings.isOn) return
  const { companyName } = settings
  await renderAndSendMail(context, {
    text: keepConsentMail({ ...mail, companyName }),
    to: mail.email,
    replyTo: { name: companyName, address: settings.candidateReplyAddress },
    messageId: createMessageId(
      'keep-consent',
      { ...mail, applications: [mail.applicationId] },
      settings,
    ),
  })
}
