import type { Payload } from 'payload'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { lockSaves } from '@/src/database/lockSaves'
import { addRequestIdToJobInput } from '@/src/log/requestContext'
import { recordReplyAction } from '@/src/plugins/message-replies/audit/recordReplyAction'
import {
  canReplyBeSentAgain,
  WAITING_REPLY_STATE,
} from '@/src/plugins/message-replies/rules/messageReply'

/** Queues an unsent reply again; a sent or queued one is not changed. */
export function requeueUnsentReply(
  payload: Payload,
  { replyId, messageId }: { replyId: number; messageId: number },
  doer: TransactionActor,
): Promise<boolean> {
  return inTransaction(payload, doer, async (req) => {
    await lockSaves(req, { slug: 'message-replies', id: replyId })
    const states = ['kept', 'failed'] as const
    const { docs } = await req.payload.update({
      collection: 'message-replies',
      where: {
        id: { equals: replyId },
        message: { equals: messageId },
        state: { in: states.filter(canReplyBeSentAgain) },
      },
      data: { state: WAITING_REPLY_STATE, problem: null },
      depth: 0,
      req,
      // Access control is skipped: users cannot change replies through REST.
      overrideAccess: true,
    })
    if (docs.length === 0) return false
    await req.payload.jobs.queue({
      task: 'sendReply',
      input: addRequestIdToJobInput({ replyId, messageId }),
      req,
    })
    await recordReplyAction(req, 'deliveryRetried', messageId)
    return true
  })
}
