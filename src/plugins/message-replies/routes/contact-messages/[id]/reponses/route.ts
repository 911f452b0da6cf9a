import { createHash } from 'node:crypto'
import { z } from 'zod'
import { privateJsonResponse } from '@/src/app/api/privateJsonResponse'
import { readRequestJson } from '@/src/app/api/readBodyBytes'
import { MAX_STAFF_ACTION_BODY_BYTES } from '@/src/app/api/runStaffAction'
import { cleanText } from '@/src/domain/text/normalizeText'
import { replyToMessage } from '@/src/plugins/message-replies/commands/replyToMessage'
import {
  messageErrorResponse,
  runMessageAction,
  tooManyRepliesResponse,
} from '@/src/plugins/message-replies/routes/contact-messages/runMessageAction'
import { MAX_REPLY_CHARACTERS } from '@/src/plugins/message-replies/rules/messageReply'

type MessageRepliesRouteContext = { params: Promise<{ id: string }> }

const MessageReplyInputSchema = z.object({
  text: z
    .string()
    .max(2 * MAX_REPLY_CHARACTERS)
    .transform(cleanText),
  key: z.string().min(1).max(100),
})

/** Stores a reply of staff and queues it for sending. The same text from the same form is stored once. */
export async function POST(
  request: Request,
  { params }: MessageRepliesRouteContext,
): Promise<Response> {
  return runMessageAction(request, (await params).id, async ({ payload, user, doer, message }) => {
    const sent = MessageReplyInputSchema.safeParse(
      await readRequestJson(request, MAX_STAFF_ACTION_BODY_BYTES),
    )
    if (!sent.success || sent.data.text === '') return messageErrorResponse(422, 'empty')
    const { key, text } = sent.data
    if (text.length > MAX_REPLY_CHARACTERS) return messageErrorResponse(422, 'tooLong')
    const replyKey = hashReplyKey([message.id, user.id, key, text])
    const outcome = await replyToMessage(payload, { message, text, replyKey }, doer)
    return outcome.ok
      ? privateJsonResponse({ state: outcome.state }, 201)
      : tooManyRepliesResponse(outcome.minutes)
  })
}

function hashReplyKey(parts: unknown[]) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex')
}
