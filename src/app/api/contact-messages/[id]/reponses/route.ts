import { createHash } from 'node:crypto'
import { z } from 'zod'
import { answerMessage, done, refusal, tooMany } from '@/src/app/api/contact-messages/answerMessage'
import { replyToMessage } from '@/src/commands/replyToMessage'
import { MAX_REPLY_CHARACTERS } from '@/src/domain/submissions/messageReply'
import { cleanText } from '@/src/domain/text/normalizeText'

type Context = { params: Promise<{ id: string }> }

const Sent = z.object({
  text: z
    .string()
    .max(2 * MAX_REPLY_CHARACTERS)
    .transform(cleanText),
  key: z.string().min(1).max(100),
})

/** Keeps what staff answer and has it sent; the same text of the same form once. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  return answerMessage(request, (await params).id, async ({ payload, user, message }) => {
    const sent = Sent.safeParse(await request.json().catch(() => null))
    if (!sent.success || sent.data.text === '') return refusal(422, 'empty')
    const { key, text } = sent.data
    if (text.length > MAX_REPLY_CHARACTERS) return refusal(422, 'tooLong')
    const replyKey = digest([message.id, user.id, key, text])
    const doer = { user, headers: request.headers }
    const outcome = await replyToMessage(payload, { message, text, replyKey }, doer)
    return outcome.ok ? done(201, { state: outcome.state }) : tooMany(outcome.minutes)
  })
}

function digest(parts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
