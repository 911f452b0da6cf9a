import { privateJson } from '@/src/app/api/privateJson'
import { takeBackDraft } from '@/src/plugins/message-replies/commands/takeBackDraft'
import {
  answerMessage,
  messageRefusal,
  replyNumber,
} from '@/src/plugins/message-replies/routes/contact-messages/answerMessage'

type Context = { params: Promise<{ id: string; reply: string }> }

/** Deletes a stored draft, and returns its text to the user who continues it. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id, reply } = await params
  return answerMessage(request, id, async ({ payload, doer, message }) => {
    const replyId = replyNumber(reply)
    if (replyId === null) return messageRefusal(404, 'noDraft')
    const text = await takeBackDraft(payload, { replyId, messageId: message.id }, doer)
    return text === null ? messageRefusal(404, 'noDraft') : privateJson({ text })
  })
}
