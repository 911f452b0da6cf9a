import type { TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { mailAccessRequest } from '@/src/plugins/account-tools/notifications/mailAccessRequest'
import { findPendingAccessRequest } from '@/src/plugins/account-tools/queries/findPendingAccessRequest'
import { findSuperAdminEmails } from '@/src/queries/findSuperAdminEmails'

type MailAccessRequestTask = TaskConfig<{ input: { accountId: number }; output: object }>

export const mailAccessRequestTask = (outlets: NotificationOutlets): MailAccessRequestTask => ({
  slug: 'announceAccessRequest',
  inputSchema: [{ name: 'accountId', type: 'number', required: true }],
  retries: LONG_OUTAGE_RETRIES,
  handler: async ({ input, req: { payload } }) => {
    const request = await findPendingAccessRequest(payload, input.accountId)
    const superAdmins = await findSuperAdminEmails(payload)
    if (request && superAdmins.length > 0) {
      await mailAccessRequest(
        request,
        superAdmins,
        await createNotificationContext(payload, outlets),
      )
    }
    return { output: {} }
  },
})
