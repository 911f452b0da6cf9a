import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { rateLimitStaffMail } from '@/src/commands/rateLimitStaffMail'
import { requeueUnsentReply } from '@/src/plugins/message-replies/commands/requeueUnsentReply'
import {
  messageErrorResponse,
  parseReplyId,
  runMessageAction,
  tooManyRepliesResponse,
} from '@/src/plugins/message-replies/routes/contact-messages/runMessageAction'
import { canSendMail } from '@/src/queries/canSendMail'

type ReplyResendRouteContext = { params: Promise<{ id: string; reply: string }> }

/** Queues a reply again that was not sent. */
export async function POST(
  request: Request,
  { params }: ReplyResendRouteContext,
): Promise<Response> {
  const { id, reply } = await params
  return runMessageAction(request, id, async ({ payload, user, doer, message }) => {
    const replyId = parseReplyId(reply)
    if (replyId === null) return messageErrorResponse(404, 'missing')
    const replyIds = { replyId, messageId: message.id }
    if (!(await canSendMail(payload))) return messageErrorResponse(409, 'noServer')
    const minutes = await rateLimitStaffMail(payload, 'reply', user.id)
    if (minutes) return tooManyRepliesResponse(minutes)
    const isQueued = await requeueUnsentReply(payload, replyIds, doer)
    return isQueued ? privateJsonResponse({}) : messageErrorResponse(404, 'missing')
  })
}
