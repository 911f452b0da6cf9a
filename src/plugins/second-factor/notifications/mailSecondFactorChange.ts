import { secondFactorMail } from '@/src/content/mails/accountMails'
import type { Dispatch } from '@/src/notifications/dispatch'
import { sendMailText } from '@/src/notifications/sendMailText'
import type { SecondFactorChange } from '@/src/plugins/second-factor/rules/secondFactor'

type Changed = {
  id: number
  name: string
  email: string
  change: SecondFactorChange
  changedBy: string | null
}

export async function mailSecondFactorChange(changed: Changed, dispatch: Dispatch) {
  const { companyName, companyAddress } = dispatch.settings
  await sendMailText(dispatch, {
    text: secondFactorMail({ ...changed, companyName, companyAddress }),
    to: changed.email,
    replyTo: { name: companyName, address: companyAddress },
    messageId: `<second-factor-${changed.id}@${companyAddress.split('@').at(-1)}>`,
  })
}
