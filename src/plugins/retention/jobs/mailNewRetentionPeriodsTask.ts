import type { TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { mailNewRetentionPeriods } from '../notifications/mailNewRetentionPeriods'
import { countApplicationsDueAfterGrace } from '../queries/countApplicationsDueAfterGrace'
import { findActiveSuperAdminEmail } from '../queries/internal/findActiveSuperAdminEmail'

type MailNewRetentionPeriodsTask = TaskConfig<{ input: { accountId: number }; output: object }>

/** Tells a Super Administrator what the new periods of an update will delete, unless the grace is over. */
export const mailNewRetentionPeriodsTask = (
  outlets: NotificationOutlets,
): MailNewRetentionPeriodsTask => ({
  slug: 'mailNewRetentionPeriods',
  inputSchema: [{ name: 'accountId', type: 'number', required: true }],
  retries: LONG_OUTAGE_RETRIES,
  handler: async ({ input: { accountId }, job, req: { payload } }) => {
    const context = await createNotificationContext(payload, outlets)
    const expected = await countApplicationsDueAfterGrace(payload, context.now)
    // The account may have been closed since.
    const email = await findActiveSuperAdminEmail(payload, accountId)
    if (expected && email)
      await mailNewRetentionPeriods({ ...expected, email, id: Number(job.id) }, context)
    return { output: {} }
  },
})
