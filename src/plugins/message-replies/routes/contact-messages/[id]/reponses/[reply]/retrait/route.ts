import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { deleteReplyDraft } from '@/src/plugins/message-replies/commands/deleteReplyDraft'
import {
  messageErrorResponse,
  parseReplyId,
  runMessageAction,
} from '@/src/plugins/message-replies/routes/contact-messages/runMessageAction'

type ReplyDraftRouteContext = { params: Promise<{ id: string; reply: string }> }

/** Deletes a stored draft, and returns its text to the user who continues it. */
export async function POST(
  request: Request,
  { params }: ReplyDraftRouteContext,
): Promise<Response> {
  const { id, reply } = await params
  return runMessageAction(request, id, async ({ payload, doer, message }) => {
    const replyId = parseReplyId(reply)
    if (replyId === null) return messageErrorResponse(404, 'noDraft')
    const text = await deleteReplyDraft(payload, { replyId, messageId: message.id }, doer)
    return text === null ? messageErrorResponse(404, 'noDraft') : privateJsonResponse({ text })
  })
}
