import type { MailText } from '@/src/content/mails/mailText'
import { editionHref } from '@/src/domain/languages/editionPath'
import type { SiteLanguage } from '@/src/domain/languages/siteLocale'
import type { Criteria } from '@/src/domain/offers/criteria'
import type { JobSearch } from '@/src/domain/offers/jobSearch'
import { jobListHref } from '@/src/domain/offers/jobSearchUrl'
import type { ListedOffer } from '@/src/domain/offers/listedOffer'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderAndDeliverMail } from '@/src/notifications/renderAndSendMail'
import {
  type AlertLinkPurpose,
  alertLinkPath,
  oneClickUnsubscribePath,
} from '@/src/plugins/job-alerts/rules/alertPages'
import {
  alertConfirmationMailText,
  alertOffersMailText,
  alertRenewalMailText,
} from '@/src/plugins/job-alerts/words/mails/alertMails'

type AlertMailContent = {
  alert: { email: string; language: SiteLanguage; expiresAt: string }
  search: JobSearch
  criteria: Criteria
  tokens: Record<AlertLinkPurpose, string>
}

/** Asks the recipient to confirm a new alert, or to renew one that ends. */
export async function mailAlertLink(
  kind: 'confirmation' | 'renewal',
  mailed: AlertMailContent,
  context: NotificationContext,
): Promise<void> {
  const { confirmUrl, stopUrl, described } = mailUrlsAndContent(mailed, context)
  const { email, expiresAt } = mailed.alert
  if (kind === 'confirmation') {
    const text = alertConfirmationMailText({ ...described, confirmUrl })
    await renderAndDeliverMail(context, { ...createReplyToOption(context), text, to: email })
  } else {
    const text = alertRenewalMailText({ ...described, confirmUrl, stopUrl, endsOn: expiresAt })
    await renderAndDeliverMail(context, {
      ...createReplyToAndStopUrlOptions(mailed, context),
      text,
      to: email,
    })
  }
}

/**
 * Mails the new offers of an alert. @param record called before the mail can be sent; when it
 * throws, nothing is sent. A process that ends between this call and the end of the mail may have
 * sent it: it is not sent again.
 */
export async function mailAlertOffers(
  { offers, ...mailed }: AlertMailContent & { offers: readonly ListedOffer[] },
  context: NotificationContext,
  record: () => Promise<void>,
): Promise<void> {
  const { described, stopUrl, urlOf } = mailUrlsAndContent(mailed, context)
  const listUrl = urlOf(jobListHref(mailed.search))
  const text: MailText = alertOffersMailText({ ...described, offers, listUrl, stopUrl, urlOf })
  const letter = {
    ...createReplyToAndStopUrlOptions(mailed, context),
    text,
    to: mailed.alert.email,
  }
  const outcome = await renderAndDeliverMail(context, letter, record)
  // Without a mail server the mail became a file, and `record` has not been called.
  if (!outcome.delivered) await record()
}

function mailUrlsAndContent(
  { alert, search, criteria, tokens }: AlertMailContent,
  context: NotificationContext,
) {
  const { companyName, defaultLanguage } = context.settings
  const { language } = alert
  const urlOf = (internalPath: string) =>
    siteUrlOrEmpty(context) + editionHref({ language, defaultLanguage }, internalPath)
  return {
    urlOf,
    described: { language, companyName, search, criteria },
    confirmUrl: urlOf(alertLinkPath('confirm', tokens.confirm)),
    stopUrl: urlOf(alertLinkPath('stop', tokens.stop)),
  }
}

function createReplyToOption({ settings }: NotificationContext) {
  const { companyName, candidateReplyAddress } = settings
  return { replyTo: { name: companyName, address: candidateReplyAddress } }
}

const createReplyToAndStopUrlOptions = (
  { tokens }: AlertMailContent,
  context: NotificationContext,
) => ({
  ...createReplyToOption(context),
  stopUrl: siteUrlOrEmpty(context) + oneClickUnsubscribePath(tokens.stop),
})

const siteUrlOrEmpty = ({ outlets }: NotificationContext) => outlets.siteUrl ?? ''
