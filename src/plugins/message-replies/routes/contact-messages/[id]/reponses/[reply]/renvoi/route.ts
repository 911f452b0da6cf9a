import { privateJson } from '@/src/app/api/privateJson'
import { countStaffMailAction } from '@/src/commands/countStaffMailAction'
import { sendReplyAgain } from '@/src/plugins/message-replies/commands/sendReplyAgain'
import {
  handleMessageRequest,
  messageErrorResponse,
  parseReplyId,
  tooManyRepliesResponse,
} from '@/src/plugins/message-replies/routes/contact-messages/handleMessageRequest'
import { canSendMail } from '@/src/queries/canSendMail'

type ReplyResendContext = { params: Promise<{ id: string; reply: string }> }

/** Queues a reply again that was not sent. */
export async function POST(request: Request, { params }: ReplyResendContext): Promise<Response> {
  const { id, reply } = await params
  return handleMessageRequest(request, id, async ({ payload, user, doer, message }) => {
    const replyId = parseReplyId(reply)
    if (replyId === null) return messageErrorResponse(404, 'missing')
    const replyIds = { replyId, messageId: message.id }
    if (!(await canSendMail(payload))) return messageErrorResponse(409, 'noServer')
    const minutes = await countStaffMailAction(payload, 'reply', user.id)
    if (minutes) return tooManyRepliesResponse(minutes)
    const isQueued = await sendReplyAgain(payload, replyIds, doer)
    return isQueued ? privateJson({}) : messageErrorResponse(404, 'missing')
  })
}
