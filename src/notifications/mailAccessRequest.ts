import { accessRequestMail } from '@/src/content/mails/accessRequestMail'
import type { Dispatch } from './dispatch'
import { sendMailText } from './sendMailText'

type AccessRequest = { id: number; name: string; email: string }

/** @param superAdmins their e-mail addresses; each recipient sees the others */
export async function mailAccessRequest(
  request: AccessRequest,
  superAdmins: string[],
  dispatch: Dispatch,
) {
  const { companyName, companyAddress } = dispatch.settings
  const { siteUrl } = dispatch.outlets
  const accountUrl = siteUrl ? `${siteUrl}/admin/collections/users/${request.id}` : null
  await sendMailText(dispatch, {
    text: accessRequestMail({ ...request, accountUrl }),
    to: superAdmins,
    replyTo: { name: companyName, address: companyAddress },
    messageId: `<access-request-${request.id}@${companyAddress.split('@').at(-1)}>`,
  })
}
