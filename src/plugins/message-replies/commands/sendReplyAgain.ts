import type { Payload } from 'payload'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { lockSaves } from '@/src/database/lockSaves'
import { addRequestId } from '@/src/log/requestContext'
import { recordReply } from '@/src/plugins/message-replies/audit/recordReply'
import {
  canBeSentAgain,
  INITIAL_REPLY_STATE,
} from '@/src/plugins/message-replies/rules/messageReply'

/** Queues an unsent reply again; a sent or queued one is not changed. */
export function sendReplyAgain(
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
        state: { in: states.filter(canBeSentAgain) },
      },
      data: { state: INITIAL_REPLY_STATE, problem: null },
      depth: 0,
      req,
      // Access control is skipped: users cannot change replies through REST.
      overrideAccess: true,
    })
    if (docs.length === 0) return false
    await req.payload.jobs.queue({
      task: 'sendReply',
      input: addRequestId({ replyId, messageId }),
      req,
    })
    await recordReply(req, 'deliveryRetried', messageId)
    return true
  })
}
