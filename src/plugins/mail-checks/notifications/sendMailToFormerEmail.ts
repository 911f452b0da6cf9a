import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderAndSendMail } from '@/src/notifications/renderAndSendMail'
import { formerEmailAddressMailText } from '@/src/plugins/mail-checks/words/mails/formerEmailAddressMailText'

type EmailAddressChange = {
  id: number
  name: string
  formerEmail: string
  changedBy: string | null
}

/** Mails the former e-mail address of an account that it was changed. */
export async function sendMailToFormerEmail(
  change: EmailAddressChange,
  context: NotificationContext,
) {
  const { companyName, companyAddress } = context.settings
  await renderAndSendMail(context, {
    text: formerEmailAddressMailText({ ...change, companyName, companyAddress }),
    to: change.formerEmail,
    replyTo: { name: companyName, address: companyAddress },
    messageId: `<former-address-${change.id}@${companyAddress.split('@').at(-1)}>`,
  })
}
