import type { TaskConfig } from 'payload'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { mailAccessRequest } from '@/src/plugins/account-tools/notifications/mailAccessRequest'
import { findAccessRequest } from '@/src/plugins/account-tools/queries/findAccessRequest'
import { findSuperAdminEmails } from '@/src/queries/findSuperAdminEmails'

type AnnounceAccessRequestTask = TaskConfig<{ input: { accountId: number }; output: object }>

export const announceAccessRequestTask = (
  outlets: NotificationOutlets,
): AnnounceAccessRequestTask => ({
  slug: 'announceAccessRequest',
  inputSchema: [{ name: 'accountId', type: 'number', required: true }],
  retries: LONG_OUTAGE_RETRIES,
  handler: async ({ input, req: { payload } }) => {
    const request = await findAccessRequest(payload, input.accountId)
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
