import type { Payload } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'
import { type Doer, inTransaction } from '@/src/database/inTransaction'
import { auditSubject } from '@/src/domain/audit/audit'
import { canBeSentAgain, INITIAL_REPLY_STATE } from '@/src/domain/submissions/messageReply'
import { underRequest } from '@/src/log/requestContext'

/** Queues a reply that has not left once more; one that left, or is on its way, stays as it is. */
export function sendReplyAgain(
  payload: Payload,
  { replyId, messageId }: { replyId: number; messageId: number },
  doer: Doer,
): Promise<boolean> {
  return inTransaction(payload, doer, async (req) => {
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
      // Nobody changes replies through REST.
      overrideAccess: true,
    })
    if (docs.length === 0) return false
    await req.payload.jobs.queue({
      task: 'sendReply',
      input: underRequest({ replyId, messageId }),
      req,
    })
    const collection = 'contact-messages'
    const subject = auditSubject(collection, messageId, null)
    await recordAudit(req, {
      action: 'deliveryRetried',
      collection,
      documentId: messageId,
      subject,
    })
    return true
  })
}
