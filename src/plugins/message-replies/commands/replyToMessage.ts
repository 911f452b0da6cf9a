import type { Payload } from 'payload'
import { rateLimitStaffMail } from '@/src/commands/rateLimitStaffMail'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { INITIAL_MESSAGE_STATUS } from '@/src/domain/submissions/messageStatus'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import { recordReplyAction } from '@/src/plugins/message-replies/audit/recordReplyAction'
import {
  DRAFT_REPLY_STATE,
  type ReplyState,
  WAITING_REPLY_STATE,
} from '@/src/plugins/message-replies/rules/messageReply'
import { canSendMail } from '@/src/queries/canSendMail'

type NewMessageReply = {
  message: { id: number; status: string }
  text: string
  /** A key of this reply: a double click or a retry sends the same one. */
  replyKey: string
}

export type ReplyOutcome =
  | { ok: true; state: ReplyState }
  | { ok: false; error: 'tooMany'; minutes: number }

/**
 * Stores a reply and queues its mail in one transaction, once per key. The message is marked as
 * read, and as answered when the mail is sent. When no mail can be sent, the reply is a draft.
 */
export async function replyToMessage(
  payload: Payload,
  reply: NewMessageReply,
  doer: TransactionActor,
): Promise<ReplyOutcome> {
  const before = await findReplyStateByKey(payload, reply.replyKey)
  if (before) return { ok: true, state: before }
  const minutes = doer.user && (await rateLimitStaffMail(payload, 'reply', doer.user.id))
  if (minutes) return { ok: false, error: 'tooMany', minutes }
  const state = (await canSendMail(payload)) ? WAITING_REPLY_STATE : DRAFT_REPLY_STATE
  try {
    await storeReply(payload, { ...reply, state }, doer)
    return { ok: true, state }
  } catch (err) {
    // After a double click, the other request has stored the reply.
    const meanwhile = await findReplyStateByKey(payload, reply.replyKey)
    if (!meanwhile) throw err
    return { ok: true, state: meanwhile }
  }
}

type MessageReplyToStore = NewMessageReply & { state: ReplyState }

function storeReply(
  payload: Payload,
  { message, text, replyKey, state }: MessageReplyToStore,
  doer: TransactionActor,
) {
  return inTransaction(payload, doer, async (req) => {
    // The message is changed first, which locks it: two requests that had both stored their reply
    // would deadlock.
    if (message.status === INITIAL_MESSAGE_STATUS) {
      await req.payload.update({
        collection: 'contact-messages',
        id: message.id,
        data: { status: 'read' },
        depth: 0,
        overrideAccess: false,
        req,
      })
    }
    const { id } = await req.payload.create({
      collection: 'message-replies',
      data: {
        ...{ message: message.id, text, replyKey },
        state,
        author: doer.user?.id ?? null,
        authorName: doer.user?.name ?? null,
      },
      depth: 0,
      req,
      // Access control is skipped: users cannot create replies by REST and so set the state.
      overrideAccess: true,
    })
    if (state === WAITING_REPLY_STATE) {
      const input = { replyId: id, messageId: message.id }
      await req.payload.jobs.queue({ task: 'sendReply', input: addRequestIdToJobInput(input), req })
    }
    await recordReplyAction(req, 'replied', message.id, { isDraft: state === DRAFT_REPLY_STATE })
  })
}

async function findReplyStateByKey(payload: Payload, replyKey: string): Promise<ReplyState | null> {
  const { docs } = await payload.find({
    collection: 'message-replies',
    where: { replyKey: { equals: replyKey } },
    limit: 1,
    depth: 0,
    // Access control is skipped: the key is hidden from all users.
    overrideAccess: true,
  })
  return docs[0]?.state ?? null
}
