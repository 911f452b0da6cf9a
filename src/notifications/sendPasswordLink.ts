import type { User } from '@/payload-types'
import { invitationMail, passwordResetMail } from '@/src/content/mails/accountMails'
import { passwordLinkAddress } from '@/src/domain/accounts/passwordLink'
import type { MailOutcome } from './deliverMail'
import { type Dispatch, throughRoute } from './dispatch'
import { deliverMailText } from './sendMailText'

type PasswordLink = {
  account: Pick<User, 'name' | 'email' | 'role' | 'status'>
  token: string
  /** Who invites, where somebody does. */
  askedBy: string | null
}

/**
 * The link starts with the configured address, never with a request's Host header, which anyone
 * can forge to have the token sent to them.
 */
export function sendPasswordLink(
  { account, askedBy, token }: PasswordLink,
  dispatch: Dispatch,
): Promise<MailOutcome> {
  const { settings, outlets } = dispatch
  const { companyName, companyAddress } = settings
  const resetUrl = `${outlets.siteUrl ?? ''}${passwordLinkAddress(token)}`
  const told = { name: account.name, companyName, resetUrl, askedBy }
  // Whoever reads this link becomes a Super Administrator.
  const route = account.role === 'super-admin' ? settings.confirmedRoute : settings
  return deliverMailText(throughRoute(dispatch, route), {
    text: account.status === 'invited' ? invitationMail(told) : passwordResetMail(told),
    to: account.email,
    replyTo: { name: companyName, address: companyAddress },
  })
}
