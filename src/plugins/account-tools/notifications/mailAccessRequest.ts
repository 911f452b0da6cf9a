import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderAndSendMail } from '@/src/notifications/renderAndSendMail'
import { accessRequestMailText } from '@/src/plugins/account-tools/words/mails/accessRequestMailText'

type MailedAccessRequest = { id: number; name: string; email: string }

/** @param superAdmins their e-mail addresses; each recipient sees the others */
export async function mailAccessRequest(
  request: MailedAccessRequest,
  superAdmins: string[],
  context: NotificationContext,
) {
  const { companyName, companyAddress } = context.settings
  const { siteUrl } = context.outlets
  const accountUrl = siteUrl ? `${siteUrl}/admin/collections/users/${request.id}` : null
  await renderAndSendMail(context, {
    text: accessRequestMailText({ ...request, accountUrl }),
    to: superAdmins,
    replyTo: { name: companyName, address: companyAddress },
    messageId: `<access-request-${request.id}@${companyAddress.split('@').at(-1)}>`,
  })
}
