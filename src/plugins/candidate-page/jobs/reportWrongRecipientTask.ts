import type { TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { mailWrongRecipient } from '../notifications/mailWrongRecipient'
import { findApplicationsToMail } from '../queries/internal/findApplicationsOf'

type ReportWrongRecipientTask = TaskConfig<{ input: { applicationId: number }; output: object }>

/** Informs staff that the owner of an e-mail address is not the candidate who entered it. */
export const reportWrongRecipientTask = (
  outlets: NotificationOutlets,
): ReportWrongRecipientTask => ({
  slug: 'reportWrongCandidate',
  inputSchema: [{ name: 'applicationId', type: 'number', required: true }],
  retries: LONG_OUTAGE_RETRIES,
  handler: async ({ input: { applicationId }, job, req: { payload } }) => {
    const [found] = await findApplicationsToMail(payload, applicationId, { isWholePerson: false })
    const context = await createNotificationContext(payload, outlets)
    const { createdAt } = job
    if (found) await mailWrongRecipient({ ...found, createdAt }, context)
    return { output: {} }
  },
})
