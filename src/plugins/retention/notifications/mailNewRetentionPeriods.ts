import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderAndSendMail } from '@/src/notifications/renderAndSendMail'
import type { ExpectedDeletions } from '../rules/retentionPeriods'
import { newRetentionPeriodsMail } from '../words/mails/newRetentionPeriodsMail'

/** @param mail with the id of the job that sends it: each attempt has the same Message-ID */
export async function mailNewRetentionPeriods(
  { email, id, ...expected }: ExpectedDeletions & { email: string; id: number },
  context: NotificationContext,
) {
  const { companyName, companyAddress } = context.settings
  const { siteUrl } = context.outlets
  await renderAndSendMail(context, {
    text: newRetentionPeriodsMail({
      ...expected,
      companyName,
      settingsUrl: siteUrl ? `${siteUrl}/admin/globals/data-retention` : null,
    }),
    to: email,
    replyTo: { name: companyName, address: companyAddress },
    messageId: `<new-retention-periods-${id}@${companyAddress.split('@').at(-1)}>`,
  })
}
