import { createMessageId } from '@/src/notifications/createMessageId'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { renderAndSendMail } from '@/src/notifications/renderAndSendMail'
import { UNANSWERED_APPLICATIONS_PATH } from '@/src/plugins/answers/rules/unansweredApplicationsPath'
import {
  type DueReplyCounts,
  dueRepliesMailText,
} from '@/src/plugins/answers/words/mails/dueRepliesMailText'

type MailDueRepliesOptions = {
  due: DueReplyCounts
  /** YYYY-MM-DD */
  day: string
  reader: { id: number; name: string; email: string }
}

/** Mails a staff member how many candidate replies are due today. */
export function mailDueRepliesToStaff(
  { day, due, reader }: MailDueRepliesOptions,
  context: NotificationContext,
) {
  const { outlets, settings } = context
  const { companyAddress: address, companyName: name } = settings
  return renderAndSendMail(context, {
    text: dueRepliesMailText({
      ...due,
      name: reader.name,
      listUrl: outlets.siteUrl ? outlets.siteUrl + UNANSWERED_APPLICATIONS_PATH : null,
    }),
    to: reader.email,
    replyTo: { name, address },
    messageId: createMessageId(
      'morning',
      { id: reader.id, createdAt: day, isAboutNoRecord: true },
      settings,
    ),
  })
}
