import type { NotificationContext } from '@/src/notifications/notificationContext'
import { sendMailText } from '@/src/notifications/sendMailText'
import type { SecondFactorChange } from '@/src/plugins/second-factor/rules/secondFactor'
import { secondFactorMail } from '@/src/plugins/second-factor/words/mails/secondFactorMail'

type SecondFactorChangeMailOptions = {
  id: number
  name: string
  email: string
  change: SecondFactorChange
  changedBy: string | null
}

export async function mailSecondFactorChange(
  changed: SecondFactorChangeMailOptions,
  context: NotificationContext,
) {
  const { companyName, companyAddress } = context.settings
  await sendMailText(context, {
    text: secondFactorMail({ ...changed, companyName, companyAddress }),
    to: changed.email,
    replyTo: { name: companyName, address: companyAddress },
    messageId: `<second-factor-${changed.id}@${companyAddress.split('@').at(-1)}>`,
  })
}
