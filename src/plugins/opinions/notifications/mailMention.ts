import { urlWithinList } from '@/src/domain/admin/listUrl'
import { OPINIONS_ID, TO_READ_QUERY } from '@/src/domain/admin/toRead'
import { messageId } from '@/src/notifications/messageId'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { adminUrl } from '@/src/notifications/outlets'
import { sendMailText } from '@/src/notifications/sendMailText'
import { mentionMail } from '@/src/plugins/opinions/words/mails/mentionMail'

type Mention = {
  id: number
  createdAt: string
  askedBy: string | null
  colleague: { name: string; email: string }
  application: { id: number; jobTitle: string }
}

/**
 * The link opens this application, from which the user can continue to all others that wait for an
 * opinion.
 */
export function mailMention(mention: Mention, context: NotificationContext) {
  const { application, askedBy, colleague } = mention
  const { companyAddress: address, companyName } = context.settings
  const page = adminUrl(context.outlets, 'job-applications', application.id)
  return sendMailText(context, {
    text: mentionMail({
      ...{ askedBy, jobTitle: application.jobTitle, name: colleague.name },
      adminUrl: page && `${urlWithinList(TO_READ_QUERY, page)}#${OPINIONS_ID}`,
    }),
    to: colleague.email,
    replyTo: { name: companyName, address },
    messageId: messageId('mention', mention, context.settings),
  })
}
