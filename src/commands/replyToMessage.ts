import type { Payload } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'
import { auditSubject } from '@/src/domain/audit'
import { INITIAL_REPLY_STATE } from '@/src/domain/messageReply'
import { INITIAL_MESSAGE_STATUS } from '@/src/domain/messageStatus'
import { type Doer, inTransaction } from './inTransaction'

type Reply = {
  message: { id: number; status: string }
  text: string
  /** Names this text of this person: a double click or a retry has the same. */
  replyKey: string
}

/**
 * Keeps a reply and queues its sending in the same transaction; once per key. Whoever answers has read
 * the message; it counts as answered when the reply has left.
 */
export async function replyToMessage(payload: Payload, reply: Reply, doer: Doer): Promise<void> {
  if (await isKept(payload, reply.replyKey)) return
  try {
    await keepReply(payload, reply, doer)
  } catch (err) {
    // The same click at the same moment: the other one was faster.
    if (!(await isKept(payload, reply.replyKey))) throw err
  }
}

function keepReply(payload: Payload, { message, text, replyKey }: Reply, doer: Doer) {
  return inTransaction(payload, doer, async (req) => {
    const { id } = await req.payload.create({
      collection: 'message-replies',
      data: {
        ...{ message: message.id, text, replyKey },
        state: INITIAL_REPLY_STATE,
        author: doer.user?.id ?? null,
        authorName: doer.user?.name ?? null,
      },
      depth: 0,
      req,
      // Nobody writes replies through REST, where they could be called sent.
      overrideAccess: true,
    })
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
    const input = { replyId: id, messageId: message.id }
    await req.payload.jobs.queue({ task: 'sendReply', input, req })
    const collection = 'contact-messages'
    const subject = auditSubject(collection, message.id, null)
    await recordAudit(req, { action: 'replied', collection, documentId: message.id, subject })
  })
}

async function isKept(payload: Payload, replyKey: string): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'message-replies',
    where: { replyKey: { equals: replyKey } },
    // The key is hidden from everybody.
    overrideAccess: true,
  })
  return totalDocs > 0
}
