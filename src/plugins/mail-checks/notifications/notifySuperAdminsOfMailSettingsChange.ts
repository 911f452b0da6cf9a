import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderAndSendMail } from '@/src/notifications/renderAndSendMail'
import type { MailSettingsChange } from '@/src/plugins/mail-checks/rules/mailSettingsChange'
import { mailSettingsChangeMailText } from '@/src/plugins/mail-checks/words/mails/mailSettingsMail'

/** @param superAdmins their e-mail addresses; each recipient sees the others */
export async function notifySuperAdminsOfMailSettingsChange(
  change: MailSettingsChange,
  superAdmins: string[],
  context: NotificationContext,
) {
  const { companyName, companyAddress } = context.settings
  const { siteUrl } = context.outlets
  await renderAndSendMail(context, {
    text: mailSettingsChangeMailText({
      ...change,
      settingsUrl: siteUrl ? `${siteUrl}/admin/globals/email-settings` : null,
    }),
    to: superAdmins,
    replyTo: { name: companyName, address: companyAddress },
    messageId: `<mail-settings-${change.id}@${companyAddress.split('@').at(-1)}>`,
  })
}
