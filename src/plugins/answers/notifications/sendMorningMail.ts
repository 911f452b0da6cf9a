import { messageId } from '@/src/notifications/messageId'
import type { NotificationContext } from '@/src/notifications/notificationContext'
import { sendMailText } from '@/src/notifications/sendMailText'
import { TO_ANSWER_PATH } from '../rules/toAnswer'
import { type DueCounts, morningMail } from '../words/mails/morningMail'

type Morning = {
  due: DueCounts
  /** YYYY-MM-DD */
  day: string
  reader: { id: number; name: string; email: string }
}

/** Mails a staff member how many candidate replies are due today. */
export function sendMorningMail({ day, due, reader }: Morning, context: NotificationContext) {
  const { outlets, settings } = context
  const { companyAddress: address, companyName: name } = settings
  return sendMailText(context, {
    text: morningMail({
      ...due,
      name: reader.name,
      listUrl: outlets.siteUrl ? outlets.siteUrl + TO_ANSWER_PATH : null,
    }),
    to: reader.email,
    replyTo: { name, address },
    messageId: messageId('morning', { id: reader.id, createdAt: day }, settings),
  })
}
