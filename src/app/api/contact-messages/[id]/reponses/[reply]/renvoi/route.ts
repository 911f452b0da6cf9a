import { answerMessage, done, refusal } from '@/src/app/api/contact-messages/answerMessage'
import { sendReplyAgain } from '@/src/commands/sendReplyAgain'

type Context = { params: Promise<{ id: string; reply: string }> }

/** Has a reply sent again that has not left. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { id, reply } = await params
  return answerMessage(request, id, async ({ payload, user, message }) => {
    const replyId = Number(reply)
    if (!Number.isSafeInteger(replyId)) return refusal(404, 'missing')
    const asked = { replyId, messageId: message.id }
    const isQueued = await sendReplyAgain(payload, asked, { user, headers: request.headers })
    return isQueued ? done(200) : refusal(404, 'missing')
  })
}
