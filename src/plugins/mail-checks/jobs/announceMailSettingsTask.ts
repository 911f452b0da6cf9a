import type { TaskConfig } from 'payload'
import type { SavedMailServer } from '@/src/domain/mails/mailServer'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { ANNOUNCEMENT_RETRIES } from '@/src/jobs/retries'
import { replaceMailRoute } from '@/src/notifications/notificationContext'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { mailSettingsChangeToSuperAdmins } from '@/src/plugins/mail-checks/notifications/mailSettingsChangeToSuperAdmins'
import type { MailSettingsChange } from '@/src/plugins/mail-checks/rules/mailSettingsChange'
import { findSuperAdminEmails } from '@/src/queries/findSuperAdminEmails'
import { mailServerAndSender } from '@/src/queries/internal/readMailSettings'

type MailSettingsTaskInput = { change: MailSettingsChange; server: SavedMailServer }
type AnnounceMailSettingsTask = TaskConfig<{ input: MailSettingsTaskInput; output: object }>

export const announceMailSettingsTask = (
  outlets: NotificationOutlets,
): AnnounceMailSettingsTask => ({
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
    const route = mailServerAndSender(payload, input.server, { ...sender, address: companyAddress })
    const superAdmins = await findSuperAdminEmails(payload)
    if (superAdmins.length > 0) {
      await mailSettingsChangeToSuperAdmins(
        input.change,
        superAdmins,
        replaceMailRoute(context, route),
      )
    }
    return { output: {} }
  },
})
