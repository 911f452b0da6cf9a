import type { Payload } from 'payload'
import { mailServerOfSettings, type SavedMailServer } from '@/src/domain/mails/mailServer'
import type { MailServerAndSender, MailSettings } from '@/src/domain/mails/mailSettings'
import { brandIdentityOf } from '@/src/queries/websiteSettings'
import { openSealedText } from '@/src/secrets/sealedText'

/** The sender address when neither the e-mail settings nor the website settings have one. */
const FALLBACK_SENDER_EMAIL = 'no-reply@localhost'

/** Reads the current settings: staff may have changed them since the last mail. */
export async function readMailSettings(payload: Payload): Promise<MailSettings> {
  const [mail, website] = await Promise.all([
    // Access control is skipped: a job has no user, and no user may read the password.
    payload.findGlobal({ slug: 'email-settings', overrideAccess: true }),
    payload.findGlobal({ slug: 'website-settings', overrideAccess: true }),
  ])
  const fallback = {
    name: mail.fromName || website.companyName,
    address: website.email || FALLBACK_SENDER_EMAIL,
  }
  const route = resolveMailServerAndSender(payload, mailServerOfSettings(mail), fallback)
  const identity = brandIdentityOf(website)
  const isOn = mail.enableNotifications ?? true
  return {
    companyName: website.companyName,
    defaultLanguage: website.defaultLanguage,
    look: { colours: identity.colours, logoPath: identity.mailLogoPath },
    companyAddress: website.email || route.sender.address,
    candidateReplyAddress: mail.replyToEmail || website.email || route.sender.address,
    ...route,
    confirmedRoute: resolveMailServerAndSender(
      payload,
      mailServerOfSettings(mail.confirmedServer),
      fallback,
    ),
    recipients: mail.notificationRecipients?.length
      ? mail.notificationRecipients
      : [website.email || route.sender.address],
    isOn,
    announcesApplications: isOn && (mail.notifyNewApplications ?? true),
    announcesMessages: isOn && (mail.notifyNewMessages ?? true),
  }
}

/** @param fallback settings that always provide the sender's name */
export function resolveMailServerAndSender(
  payload: Payload,
  { smtpHost, smtpPort, smtpUser, smtpPassword, fromEmail }: SavedMailServer,
  fallback: MailServerAndSender['sender'],
): MailServerAndSender {
  const password = smtpPassword ? openSealedText(payload, 'mail server password', smtpPassword) : ''
  return {
    server: smtpHost ? { host: smtpHost, port: smtpPort, user: smtpUser, password } : null,
    sender: { ...fallback, address: fromEmail ?? fallback.address },
  }
}
