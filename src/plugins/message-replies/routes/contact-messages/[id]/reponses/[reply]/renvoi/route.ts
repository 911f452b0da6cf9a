import { privateJson } from '@/src/app/api/privateJson'
import { countStaffAct } from '@/src/commands/countStaffAct'
import { sendReplyAgain } from '@/src/plugins/message-replies/commands/sendReplyAgain'
import {
  answerMessage,
  messageRefusal,
  replyNumber,
  tooMany,
} from '@/src/plugins/message-replies/routes/contact-messages/answerMessage'
import { canMailLeave } from '@/src/queries/canMailLeave'

type Context = { params: Promise<{ id: string; reply: string }> }

/** Queues a reply again that was not sent. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id, reply } = await params
  return answerMessage(request, id, async ({ payload, user, doer, message }) => {
    const replyId = replyNumber(reply)
    if (replyId === null) return messageRefusal(404, 'missing')
    const replyIds = { replyId, messageId: message.id }
    if (!(await canMailLeave(payload))) return messageRefusal(409, 'noServer')
    const minutes = await countStaffAct(payload, 'reply', user.id)
    if (minutes) return tooMany(minutes)
    const isQueued = await sendReplyAgain(payload, replyIds, doer)
    return isQueued ? privateJson({}) : messageRefusal(404, 'missing')
  })
}
