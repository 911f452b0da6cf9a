import { formerAddressMail } from '@/src/content/mails/accountMails'
import type { Dispatch } from './dispatch'
import { sendMailText } from './sendMailText'

type Change = { id: number; name: string; formerEmail: string; changedBy: string | null }

/** Mails the former e-mail address of an account that it was changed. */
export async function mailFormerAddress(change: Change, dispatch: Dispatch) {
  const { companyName, companyAddress } = dispatch.settings
  await sendMailText(dispatch, {
    text: formerAddressMail({ ...change, companyName, companyAddress }),
    to: change.formerEmail,
    replyTo: { name: companyName, address: companyAddress },
    messageId: `<former-address-${change.id}@${companyAddress.split('@').at(-1)}>`,
  })
}
