import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderAndSendMail } from '@/src/notifications/renderAndSendMail'
import type { SecondFactorChangeKind } from '@/src/plugins/second-factor/rules/secondFactor'
import { secondFactorChangeMailText } from '@/src/plugins/second-factor/words/mails/secondFactorChangeMailText'

type SecondFactorChangeMailOptions = {
  id: number
  name: string
  email: string
  change: SecondFactorChangeKind
  changedBy: string | null
}

export async function mailSecondFactorChange(
  changed: SecondFactorChangeMailOptions,
  context: NotificationContext,
) {
  const { companyName, companyAddress } = context.settings
  await renderAndSendMail(context, {
    text: secondFactorChangeMailText({ ...changed, companyName, companyAddress }),
    to: changed.email,
    replyTo: { name: companyName, address: companyAddress },
    messageId: `<second-factor-${changed.id}@${companyAddress.split('@').at(-1)}>`,
  })
}
