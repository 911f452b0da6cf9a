import type { NotificationContext } from '@/src/notifications/notificationContext'
import { sendMailText } from '@/src/notifications/sendMailText'
import { formerAddressMail } from '../words/mails/formerAddressMail'

type Change = { id: number; name: string; formerEmail: string; changedBy: string | null }

/** Mails the former e-mail address of an account that it was changed. */
export async function mailFormerAddress(change: Change, context: NotificationContext) {
  const { companyName, companyAddress } = context.settings
  await sendMailText(context, {
    text: formerAddressMail({ ...change, companyName, companyAddress }),
    to: change.formerEmail,
    replyTo: { name: companyName, address: companyAddress },
    messageId: `<former-address-${change.id}@${companyAddress.split('@').at(-1)}>`,
  })
}
