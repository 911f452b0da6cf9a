import { documentUrlWithListQuery } from '@/src/domain/admin/listUrl'
import { OPINION_REQUESTED_QUERY, OPINIONS_ANCHOR_ID } from '@/src/domain/admin/opinionRequested'
import { createMessageId } from '@/src/notifications/createMessageId'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { adminDocumentUrl } from '@/src/notifications/notificationOutlets'
import { renderAndSendMail } from '@/src/notifications/renderAndSendMail'
import { opinionRequestMailText } from '@/src/plugins/opinions/words/mails/opinionRequestMailText'

type MailedOpinionRequest = {
  id: number
  createdAt: string
  askedBy: string | null
  colleague: { name: string; email: string }
  application: { id: number; jobTitle: string }
}

/**
 * Mails a colleague a link to this application, from which the user can continue to all others that
 * wait for an opinion.
 */
export function mailMentionedColleague(
  mention: MailedOpinionRequest,
  context: NotificationContext,
) {
  const { application, askedBy, colleague } = mention
  const { companyAddress: address, companyName } = context.settings
  const page = adminDocumentUrl(context.outlets, 'job-applications', application.id)
  return renderAndSendMail(context, {
    text: opinionRequestMailText({
      ...{ askedBy, jobTitle: application.jobTitle, name: colleague.name },
      adminUrl:
        page && `${documentUrlWithListQuery(OPINION_REQUESTED_QUERY, page)}#${OPINIONS_ANCHOR_ID}`,
    }),
    to: colleague.email,
    replyTo: { name: companyName, address },
    messageId: createMessageId(
      'mention',
      { ...mention, applications: [application.id] },
      context.settings,
    ),
  })
}
