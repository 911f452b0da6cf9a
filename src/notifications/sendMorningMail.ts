import { type DueCounts, morningMail } from '@/src/content/mails/morningMail'
import type { Dispatch } from './dispatch'
import { messageId } from './messageId'
import { sendMailText } from './sendMailText'

type Morning = {
  due: DueCounts
  /** YYYY-MM-DD */
  day: string
  reader: { id: number; name: string; email: string }
}

/** To somebody of the staff who asked for it. */
export function sendMorningMail({ day, due, reader }: Morning, dispatch: Dispatch) {
  const { outlets, settings } = dispatch
  const { companyAddress: address, companyName: name } = settings
  const list =
    '/admin/collections/job-applications?where[and][0][answeredAt][exists]=false&sort=answerDueOn'
  return sendMailText(dispatch, {
    text: morningMail({
      ...due,
      name: reader.name,
      listUrl: outlets.siteUrl ? outlets.siteUrl + list : null,
    }),
    to: reader.email,
    replyTo: { name, address },
    messageId: messageId('morning', { id: reader.id, createdAt: day }, settings),
  })
}
