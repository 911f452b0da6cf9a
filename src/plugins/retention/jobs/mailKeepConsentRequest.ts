import type { Payload, TaskConfig } from 'payload'
import { editionHref } from '@/src/domain/languages/editionPath'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { ANNOUNCEMENT_RETRIES } from '@/src/jobs/retries'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { readTimezone } from '@/src/queries/readTimezone'
import { writeKeepConsentToken } from '../commands/keepConsentToken'
import { mailKeepConsent } from '../notifications/mailKeepConsent'
import {
  type ConsentingApplication,
  findConsentingApplication,
} from '../queries/internal/findConsentingApplication'
import { keepConsentState } from '../rules/keepConsent'
import { KEEP_CONSENT_PATH, KEEP_CONSENT_TOKEN } from '../rules/keepConsentPages'

type Task = TaskConfig<{ input: { applicationId: number; isReminder: boolean }; output: object }>

/** Asks a candidate for a consent, or asks again before a consent ends. */
export const mailKeepConsentRequest = (outlets: NotificationOutlets): Task => ({
  slug: 'mailKeepConsentRequest',
  inputSchema: [
    { name: 'applicationId', type: 'number', required: true },
    { name: 'isReminder', type: 'checkbox', required: true },
  ],
  retries: ANNOUNCEMENT_RETRIES,
  handler: async ({ input: { applicationId, isReminder }, job, req: { payload } }) => {
    const context = await createNotificationContext(payload, outlets)
    const found = await findConsentingApplication(payload, { id: applicationId })
    // The candidate may have answered meanwhile.
    const isActive = found && keepConsentState(found, context.now) === 'active'
    const url = found && keepConsentUrl(payload, found, context)
    if (!found || !url || found.latest !== 'requested' || isActive !== isReminder)
      return { output: {} }
    const until = isReminder ? found.until : null
    const timezone = await readTimezone(payload)
    const { email, language, offerTitle } = found
    const mail = { id: Number(job.id), createdAt: job.createdAt, applicationId, email, url }
    await mailKeepConsent({ ...mail, language, offerTitle, until, timezone }, context)
    return { output: {} }
  },
})

/** The URL of the page in the candidate's language; null when the URL of the site is unknown. */
function keepConsentUrl(
  payload: Payload,
  { id, language, sentAt }: ConsentingApplication,
  { outlets, settings }: NotificationContext,
): string | null {
  if (!outlets.siteUrl) return null
  const { defaultLanguage } = settings
  const token = writeKeepConsentToken(payload, { id, sent: sentAt.toISOString() })
  const path = `${KEEP_CONSENT_PATH}?${KEEP_CONSENT_TOKEN}=${token}`
  return outlets.siteUrl + editionHref({ language, defaultLanguage }, path)
}
