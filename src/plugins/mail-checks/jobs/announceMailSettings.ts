import type { TaskConfig } from 'payload'
import type { SavedServer } from '@/src/domain/mails/mailServer'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { ANNOUNCEMENT_RETRIES } from '@/src/jobs/retries'
import { withMailRoute } from '@/src/notifications/notificationContext'
import type { Outlets } from '@/src/notifications/outlets'
import { mailSuperAdmins } from '@/src/plugins/mail-checks/notifications/mailSuperAdmins'
import type { MailSettingsChange } from '@/src/plugins/mail-checks/rules/mailSettingsChange'
import { findSuperAdminEmails } from '@/src/queries/findSuperAdminEmails'
import { mailRoute } from '@/src/queries/internal/readMailSettings'

type Input = { change: MailSettingsChange; server: SavedServer }
type Task = TaskConfig<{ input: Input; output: object }>

export const announceMailSettings = (outlets: Outlets): Task => ({
  slug: 'announceMailSettings',
  inputSchema: [
    { name: 'change', type: 'json', required: true },
    // The server at the time of the change; its password is encrypted.
    { name: 'server', type: 'json', required: true },
  ],
  retries: ANNOUNCEMENT_RETRIES,
  handler: async ({ input, req: { payload } }) => {
    const context = await createNotificationContext(payload, outlets)
    const { sender, companyAddress } = context.settings
    const route = mailRoute(payload, input.server, { ...sender, address: companyAddress })
    const superAdmins = await findSuperAdminEmails(payload)
    if (superAdmins.length > 0) {
      await mailSuperAdmins(input.change, superAdmins, withMailRoute(context, route))
    }
    return { output: {} }
  },
})
