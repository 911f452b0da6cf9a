import { PHONE_NOT_GIVEN_LABEL } from '@/src/content/mails/applicationMails'
import { senderLanguageFacts } from '@/src/content/visitorLanguage'
import type { ApplicationToAnnounce } from '@/src/domain/mails/staffNotification'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { adminDocumentUrl, type NotificationOutlets } from '@/src/notifications/notificationOutlets'
import { chatAnnouncementWords as words } from '../words/chatAnnouncements'
import { buildSlackMessage } from './buildSlackMessage'
import { postToSlack } from './postToSlack'

/** @returns Slack's identifier of the message; null when no chat is configured. */
export async function announceApplicationByChat(
  application: ApplicationToAnnounce,
  { outlets }: NotificationContext,
): Promise<string | null> {
  if (!outlets.slack) return null
  return postToSlack(outlets.slack, slackMessageOfApplication(application, outlets))
}

export function slackMessageOfApplication(
  application: ApplicationToAnnounce,
  outlets: NotificationOutlets,
) {
  const { jobTitle, name, email, phone, cvFilename, letterFilename, coverLetter } = application
  const { firstName, lastName } = splitName(name)
  const url = adminDocumentUrl(outlets, 'job-applications', application.id)
  return buildSlackMessage({
    title: words.newApplication,
    summary: `${words.newApplication} : ${name} — ${jobTitle}`,
    fields: [
      { label: words.jobTitle, value: jobTitle },
      { label: words.firstName, value: firstName },
      { label: words.lastName, value: lastName },
      { label: words.email, value: email },
      { label: words.phone, value: phone ?? PHONE_NOT_GIVEN_LABEL },
      ...senderLanguageFacts(application.language),
      { label: words.cv, value: cvFilename ?? words.noFile },
      { label: words.letter, value: letterFilename ?? words.noFile },
    ],
    quote: coverLetter ? { label: words.message, text: coverLetter } : undefined,
    link: url ? { label: words.openApplication, url } : undefined,
  })
}

/** Splits a full name into its first word and the rest. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/)
  return { firstName, lastName: rest.join(' ') }
}
