import type { User } from '@/payload-types'
import { invitationMail, passwordResetMail } from '@/src/content/mails/accountMails'
import { buildPasswordLinkPath } from '@/src/domain/accounts/passwordLink'
import type { MailOutcome } from './deliverMail'
import { type NotificationContext, replaceMailServerAndSender } from './notificationContext'
import { renderAndDeliverMail } from './renderAndSendMail'

type PasswordLinkMailInput = {
  account: Pick<User, 'name' | 'email' | 'role' | 'status'>
  token: string
  /** The user who sent the invitation, if any. */
  askedBy: string | null
}

/**
 * The link uses the configured URL, never the request's Host header: anyone can forge that header
 * to receive the token.
 */
export function sendPasswordLink(
  { account, askedBy, token }: PasswordLinkMailInput,
  context: NotificationContext,
): Promise<MailOutcome> {
  const { settings, outlets } = context
  const { companyName, companyAddress } = settings
  const resetUrl = `${outlets.siteUrl ?? ''}${buildPasswordLinkPath(token)}`
  const texts = { name: account.name, companyName, resetUrl, askedBy }
  // The confirmed server is used, because this link grants Super Administrator rights.
  const route = account.role === 'super-admin' ? settings.confirmedRoute : settings
  return renderAndDeliverMail(replaceMailServerAndSender(context, route), {
    text: account.status === 'invited' ? invitationMail(texts) : passwordResetMail(texts),
    to: account.email,
    replyTo: { name: companyName, address: companyAddress },
  })
}
