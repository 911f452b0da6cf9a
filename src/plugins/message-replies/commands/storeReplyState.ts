import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import { canMessageStatusFollow, isMessageStatus } from '@/src/domain/submissions/messageStatus'
import type { ReplyToSend } from '@/src/plugins/message-replies/queries/internal/findReplyToSend'
import type { ReplyState } from '@/src/plugins/message-replies/rules/messageReply'

type ReplyStateUpdate = { state: ReplyState; problem?: string | null; sentAt?: string | null }

const MAX_PROBLEM_CHARACTERS = 500

/** Stores the state of a reply; does nothing when the reply was deleted. */
export async function storeReplyState(
  payload: Payload,
  id: number,
  { problem, ...state }: ReplyStateUpdate,
) {
  await payload.db.updateOne({
    collection: 'message-replies',
    where: { id: { equals: id } },
    data: { ...state, problem: problem?.slice(0, MAX_PROBLEM_CHARACTERS) ?? null },
    options: { atomic: true },
    returning: false,
  })
}

/** Marks a reply as failed after the last attempt; the reason remains stored. */
export async function markReplyFailed(payload: Payload, id: number) {
  await payload.db.updateOne({
    collection: 'message-replies',
    where: { id: { equals: id }, state: { equals: 'waiting' } },
    data: { state: 'failed' },
    options: { atomic: true },
    returning: false,
  })
}

/** Sets the status of the contact message to `replied`, in the name of the reply's author. */
export async function markMessageAnswered(payload: Payload, { author, message }: ReplyToSend) {
  await inTransaction(payload, { user: author }, async (req) => {
    const found = await req.payload.findByID({
      collection: 'contact-messages',
      id: message.id,
      depth: 0,
      // A message in the trash is not changed.
      disableErrors: true,
      req,
      // Access control is skipped: the author's account may have been deleted.
      overrideAccess: true,
    })
    const status = found?.status
    if (!isMessageStatus(status) || !canMessageStatusFollow(status, 'replied')) return
    await req.payload.update({
      collection: 'contact-messages',
      id: message.id,
      data: { status: 'replied' },
      depth: 0,
      req,
      // Access control is skipped: the author's account may have been deleted.
      overrideAccess: true,
    })
  })
}
