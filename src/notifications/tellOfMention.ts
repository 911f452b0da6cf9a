import { mentionMail } from '@/src/content/mails/mentionMail'
import { urlWithinList } from '@/src/domain/admin/listAddress'
import { OPINIONS_ID, TO_READ_QUERY } from '@/src/domain/admin/toRead'
import type { Dispatch } from './dispatch'
import { messageId } from './messageId'
import { adminUrl } from './outlets'
import { sendMailText } from './sendMailText'

type Mention = {
  id: number
  createdAt: string
  askedBy: string | null
  colleague: { name: string; email: string }
  application: { id: number; jobTitle: string }
}

/** The link leads on from this application through all the others that wait for an opinion. */
export function tellOfMention(mention: Mention, dispatch: Dispatch) {
  const { application, askedBy, colleague } = mention
  const { companyAddress: address, companyName } = dispatch.settings
  const page = adminUrl(dispatch.outlets, 'job-applications', application.id)
  return sendMailText(dispatch, {
    text: mentionMail({
      ...{ askedBy, jobTitle: application.jobTitle, name: colleague.name },
      adminUrl: page && `${urlWithinList(TO_READ_QUERY, page)}#${OPINIONS_ID}`,
    }),
    to: colleague.email,
    replyTo: { name: companyName, address },
    messageId: messageId('mention', mention, dispatch.settings),
  })
}
