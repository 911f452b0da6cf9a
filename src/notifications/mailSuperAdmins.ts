import { mailSettingsChangedMail } from '@/src/content/mails/mailSettingsMail'
import type { MailSettingsChange } from '@/src/domain/mails/mailSettingsChange'
import type { Dispatch } from './dispatch'
import { sendMailText } from './sendMailText'

/** @param superAdmins their e-mail addresses; each recipient sees the others */
export async function mailSuperAdmins(
  change: MailSettingsChange,
  superAdmins: string[],
  dispatch: Dispatch,
) {
  const { companyName, companyAddress } = dispatch.settings
  const { siteUrl } = dispatch.outlets
  await sendMailText(dispatch, {
    text: mailSettingsChangedMail({
      ...change,
      settingsUrl: siteUrl ? `${siteUrl}/admin/globals/email-settings` : null,
    }),
    to: superAdmins,
    replyTo: { name: companyName, address: companyAddress },
    messageId: `<mail-settings-${change.id}@${companyAddress.split('@').at(-1)}>`,
  })
}
