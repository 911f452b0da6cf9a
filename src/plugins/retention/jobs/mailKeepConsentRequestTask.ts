import type { Payload, TaskConfig } from 'payload'
import { editionHref } from '@/src/domain/languages/editionPath'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { createKeepConsentToken } from '../commands/keepConsentToken'
import { mailKeepConsent } from '../notifications/mailKeepConsent'
import {
  type ApplicationWithConsent,
  findApplicationWithConsent,
} from '../queries/internal/findApplicationWithConsent'
import { keepConsentState } from '../rules/keepConsent'
import { KEEP_CONSENT_PATH, KEEP_CONSENT_TOKEN_PARAMETER } from '../rules/keepConsentPages'

type MailKeepConsentRequestTask = TaskConfig<{
  input: { applicationId: number; isReminder: boolean }
  output: object
}>

/** Asks a candidate for a consent, or asks again before a consent ends. */
export const mailKeepConsentRequestTask = (
  outlets: NotificationOutlets,
): MailKeepConsentRequestTask => ({
  slug: 'mailKeepConsentRequest',
  inputSchema: [
    { name: 'applicationId', type: 'number', required: true },
    { name: 'isReminder', type: 'checkbox', required: true },
  ],
  retries: LONG_OUTAGE_RETRIES,
  handler: async ({ input: { applicationId, isReminder }, job, req: { payload } }) => {
    const context = await createNotificationContext(payload, outlets)
    const found = await findApplicationWithConsent(payload, { id: applicationId })
    // The candidate may have answered meanwhile.
    const isActive = found && keepConsentState(found, context.now) === 'active'
    const url = found && keepConsentUrl(payload, found, context)
    if (!found || !url || found.latest !== 'requested' || isActive !== isReminder)
      return { output: {} }
    const until = isReminder ? found.until : null
    const timezone = await readSiteTimezone(payload)
    const { email, language, offerTitle } = found
    const mail = { id: Number(job.id), createdAt: job.createdAt, applicationId, email, url }
    await mailKeepConsent({ ...mail, language, offerTitle, until, timezone }, context)
    return { output: {} }
  },
})

/** The URL of the page in the candidate's language; null when the URL of the site is unknown. */
function keepConsentUrl(
  payload: Payload,
  { id, language, sentAt }: ApplicationWithConsent,
  { outlets, settings }: NotificationContext,
): string | null {
  if (!outlets.siteUrl) return null
  const { defaultLanguage } = settings
  const token = createKeepConsentToken(payload, { id, sent: sentAt.toISOString() })
  const path = `${KEEP_CONSENT_PATH}?${KEEP_CONSENT_TOKEN_PARAMETER}=${token}`
  return outlets.siteUrl + editionHref({ language, defaultLanguage }, path)
}
