import type { SiteLanguage, SiteTimezone } from '@/src/domain/languages/siteLocale'
import { createMessageId } from '@/src/notifications/createMessageId'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderAndSendMail } from '@/src/notifications/renderAndSendMail'
import { candidateLinksMail } from '../words/mails/candidateLinksMail'

type MailCandidateLinksOptions = {
  /** The job that sends them: each attempt has the same Message-ID. */
  id: number
  createdAt: string
  email: string
  language: SiteLanguage
  timezone: SiteTimezone
  applications: readonly { id: number; offerTitle: string | null; sentAt: Date; url: string }[]
}

/** Mails a candidate the links that were requested, unless mails are switched off. */
export async function mailCandidateLinks(
  links: MailCandidateLinksOptions,
  context: NotificationContext,
) {
  const { settings } = context
  if (!settings.isOn) return
  const { companyName } = settings
  await renderAndSendMail(context, {
    text: candidateLinksMail({ ...links, companyName }),
    to: links.email,
    replyTo: { name: companyName, address: settings.candidateReplyAddress },
    messageId: createMessageId(
      'candidate-link',
      { ...links, applications: links.applications.map(({ id }) => id) },
      settings,
    ),
    isAnswerToVisitor: true,
  })
}
