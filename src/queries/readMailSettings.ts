import type { Payload } from 'payload'
import type { MailSettings } from '@/src/domain/mailSettings'

const SUBMISSION_PORT = 587

/** The sender's address while neither the e-mail nor the website settings give one. */
const NO_ADDRESS = 'no-reply@localhost'

/** The settings as they are now: staff may have changed them since the last mail. */
export async function readMailSettings(payload: Payload): Promise<MailSettings> {
  const [mail, website] = await Promise.all([
    payload.findGlobal({ slug: 'email-settings' }),
    payload.findGlobal({ slug: 'website-settings' }),
  ])
  const address = mail.fromEmail || website.email || NO_ADDRESS
  const isOn = mail.enableNotifications ?? true
  return {
    companyName: website.companyName,
    companyAddress: website.email || address,
    sender: { name: mail.fromName || website.companyName, address },
    server: mail.smtpHost
      ? {
          host: mail.smtpHost,
          port: mail.smtpPort ?? SUBMISSION_PORT,
          user: mail.smtpUser || null,
          password: mail.smtpPassword ? payload.decrypt(mail.smtpPassword) : '',
        }
      : null,
    recipients: mail.notificationRecipients?.length
      ? mail.notificationRecipients
      : [website.email || address],
    isOn,
    announcesApplications: isOn && (mail.notifyNewApplications ?? true),
    announcesMessages: isOn && (mail.notifyNewMessages ?? true),
  }
}
