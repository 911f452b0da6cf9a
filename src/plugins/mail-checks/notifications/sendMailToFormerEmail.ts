import type { NotificationContext } from '@/src/notifications/notificationContext'
import { sendMailText } from '@/src/notifications/sendMailText'
import { formerEmailAddressMail } from '@/src/plugins/mail-checks/words/mails/formerEmailAddressMail'

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
  await sendMailText(context, {
    text: formerEmailAddressMail({ ...change, companyName, companyAddress }),
    to: change.formerEmail,
    replyTo: { name: companyName, address: companyAddress },
    messageId: `<former-address-${change.id}@${companyAddress.split('@').at(-1)}>`,
  })
}
