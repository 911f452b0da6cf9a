import type { Payload } from 'payload'
import type { User } from '@/payload-types'
import { invitationMail, passwordResetMail } from '@/src/content/mails/accountMails'
import { readMailSettings } from './mailSettings'
import type { Outlets } from './outlets'
import { sendMailText } from './sendMailText'

type PasswordLink = { account: Pick<User, 'name' | 'email' | 'status'>; token: string }

/**
 * The link starts with the configured address, never with a request's Host header, which anyone
 * can forge to have the token sent to them.
 */
export async function sendPasswordLink(
  payload: Payload,
  { account, token }: PasswordLink,
  { siteUrl = '' }: Outlets,
) {
  const { companyName, companyAddress } = await readMailSettings(payload)
  const told = { name: account.name, companyName, resetUrl: `${siteUrl}/admin/reset/${token}` }
  await sendMailText(payload, {
    text: account.status === 'invited' ? invitationMail(told) : passwordResetMail(told),
    companyName,
    to: account.email,
    replyTo: { name: companyName, address: companyAddress },
  })
}
