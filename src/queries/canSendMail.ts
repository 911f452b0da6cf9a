import type { Payload } from 'payload'
import type { EmailSetting } from '@/payload-types'
import type { Role } from '@/src/domain/accounts/userAccount'

type MailServerFields = Pick<EmailSetting, 'confirmedServer' | 'smtpHost'>

/**
 * Whether a mail would be sent to a server now, or only stored here; any staff member may know.
 * @param role of the account that the mail opens: mails to Super Administrators use the confirmed
 * server
 */
export async function canSendMail({ config, db }: Payload, role?: Role): Promise<boolean> {
  if (config.custom?.hasMailServer === true) return true
  const select = { confirmedServer: { smtpHost: true }, smtpHost: true } as const
  const saved = await db.findGlobal<MailServerFields>({ slug: 'email-settings', select })
  return Boolean(role === 'super-admin' ? saved.confirmedServer?.smtpHost : saved.smtpHost)
}
