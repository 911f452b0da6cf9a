import type { Payload } from 'payload'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { lockSaves } from '@/src/database/lockSaves'
import { recordReplyAction } from '@/src/plugins/message-replies/audit/recordReplyAction'
import { DRAFT_REPLY_STATE } from '@/src/plugins/message-replies/rules/messageReply'

/**
 * Deletes a reply that is a draft.
 * @returns its text, or null when the reply is not a draft: a sent or queued reply is not changed
 */
export function deleteReplyDraft(
  payload: Payload,
  { replyId, messageId }: { replyId: number; messageId: number },
  doer: TransactionActor,
): Promise<string | null> {
  return inTransaction(payload, doer, async (req) => {
    // Only one of two concurrent requests gets the draft, which is not sent meanwhile.
    await lockSaves(req, { slug: 'message-replies', id: replyId })
    const { docs } = await req.payload.delete({
      collection: 'message-replies',
      where: {
        id: { equals: replyId },
        message: { equals: messageId },
        state: { equals: DRAFT_REPLY_STATE },
      },
      depth: 0,
      req,
      // Access control is skipped: users cannot delete replies through REST.
      overrideAccess: true,
    })
    const [draft] = docs
    if (!draft) return null
    await recordReplyAction(req, 'answerTakenBack', messageId)
    return draft.text
  })
}
