import type { TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import { mailKeepConsent } from '../notifications/mailKeepConsent'
import { findApplicationWithConsent } from '../queries/internal/findApplicationWithConsent'
import { keepConsentState } from '../rules/keepConsent'
import { keepConsentUrl } from './keepConsentUrl'

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
    const url =
      found && keepConsentUrl(payload, { ...found, sentAt: found.sentAt.toISOString() }, context)
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
