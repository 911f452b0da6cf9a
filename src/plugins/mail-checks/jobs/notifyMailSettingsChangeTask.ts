import type { TaskConfig } from 'payload'
import type { SavedMailServer } from '@/src/domain/mails/mailServer'
import { createNotificationContext } from '@/src/jobs/createNotificationContext'
import { LONG_OUTAGE_RETRIES } from '@/src/jobs/retries'
import { replaceMailServerAndSender } from '@/src/notifications/notificationContext'
import type { NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { notifySuperAdminsOfMailSettingsChange } from '@/src/plugins/mail-checks/notifications/notifySuperAdminsOfMailSettingsChange'
import type { MailSettingsChange } from '@/src/plugins/mail-checks/rules/mailSettingsChange'
import { findSuperAdminEmails } from '@/src/queries/findSuperAdminEmails'
import { resolveMailServerAndSender } from '@/src/queries/internal/readMailSettings'

type MailSettingsTaskInput = { change: MailSettingsChange; server: SavedMailServer }
type NotifyMailSettingsChangeTask = TaskConfig<{ input: MailSettingsTaskInput; output: object }>

export const notifyMailSettingsChangeTask = (
  outlets: NotificationOutlets,
): NotifyMailSettingsChangeTask => ({
  slug: 'announceMailSettings',
  inputSchema: [
    { name: 'change', type: 'json', required: true },
    // The server at the time of the change; its password is encrypted.
    { name: 'server', type: 'json', required: true },
  ],
  retries: LONG_OUTAGE_RETRIES,
  handler: async ({ input, req: { payload } }) => {
    const context = await createNotificationContext(payload, outlets)
    const { sender, companyAddress } = context.settings
    const route = resolveMailServerAndSender(payload, input.server, {
      ...sender,
      address: companyAddress,
    })
    const superAdmins = await findSuperAdminEmails(payload)
    if (superAdmins.length > 0) {
      await notifySuperAdminsOfMailSettingsChange(
        input.change,
        superAdmins,
        replaceMailServerAndSender(context, route),
      )
    }
    return { output: {} }
  },
})
