import {
  answerMessage,
  done,
  refusal,
  replyNumber,
} from '@/src/app/api/contact-messages/answerMessage'
import { takeBackDraft } from '@/src/commands/takeBackDraft'

type Context = { params: Promise<{ id: string; reply: string }> }

/** Takes a draft out of what is kept, and gives its text back to whoever goes on writing. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id, reply } = await params
  return answerMessage(request, id, async ({ payload, user, message }) => {
    const replyId = replyNumber(reply)
    if (replyId === null) return refusal(404, 'noDraft')
    const doer = { user, headers: request.headers }
    const text = await takeBackDraft(payload, { replyId, messageId: message.id }, doer)
    return text === null ? refusal(404, 'noDraft') : done(200, { text })
  })
}
