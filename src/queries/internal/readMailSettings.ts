import type { Payload } from 'payload'
import type { WebsiteSetting } from '@/payload-types'
import { brandColours } from '@/src/domain/look/identity'
import { pictureSources } from '@/src/domain/look/picture'
import { type SavedServer, savedMailServer } from '@/src/domain/mails/mailServer'
import type { MailLook, MailRoute, MailSettings } from '@/src/domain/mails/mailSettings'
import { openText } from '@/src/secrets/sealedText'

/** The sender address when neither the e-mail settings nor the website settings have one. */
const NO_ADDRESS = 'no-reply@localhost'

/** The current settings: staff may have changed them since the last mail. */
export async function readMailSettings(payload: Payload): Promise<MailSettings> {
  const [mail, website] = await Promise.all([
    // Mails are sent by jobs, which have no user, and the password is readable by no user.
    payload.findGlobal({ slug: 'email-settings', overrideAccess: true }),
    payload.findGlobal({ slug: 'website-settings', overrideAccess: true }),
  ])
  const fallback = {
    name: mail.fromName || website.companyName,
    address: website.email || NO_ADDRESS,
  }
  const route = mailRoute(payload, savedMailServer(mail), fallback)
  const isOn = mail.enableNotifications ?? true
  return {
    companyName: website.companyName,
    defaultLanguage: website.defaultLanguage,
    look: mailLook(website),
    companyAddress: website.email || route.sender.address,
    candidateReplyAddress: mail.replyToEmail || website.email || route.sender.address,
    ...route,
    confirmedRoute: mailRoute(payload, savedMailServer(mail.confirmedServer), fallback),
    recipients: mail.notificationRecipients?.length
      ? mail.notificationRecipients
      : [website.email || route.sender.address],
    isOn,
    announcesApplications: isOn && (mail.notifyNewApplications ?? true),
    announcesMessages: isOn && (mail.notifyNewMessages ?? true),
  }
}

// Mail clients do not show SVG.
function mailLook({ accentColor, darkColor, logoOnDark }: WebsiteSetting): MailLook {
  const isShown = typeof logoOnDark === 'object' && logoOnDark?.mimeType === 'image/png'
  return {
    colours: brandColours({ accent: accentColor, dark: darkColor }),
    logoPath: isShown ? (pictureSources(logoOnDark)?.src ?? null) : null,
  }
}

/** @param fallback settings that always provide the sender's name */
export function mailRoute(
  payload: Payload,
  { smtpHost, smtpPort, smtpUser, smtpPassword, fromEmail }: SavedServer,
  fallback: MailRoute['sender'],
): MailRoute {
  const password = smtpPassword ? openText(payload, 'mail server password', smtpPassword) : ''
  return {
    server: smtpHost ? { host: smtpHost, port: smtpPort, user: smtpUser, password } : null,
    sender: { ...fallback, address: fromEmail ?? fallback.address },
  }
}
