import type { Payload } from 'payload'
import { inTransaction } from '@/src/database/inTransaction'
import type { ReplyState } from '@/src/domain/submissions/messageReply'
import { canFollow, isMessageStatus } from '@/src/domain/submissions/messageStatus'
import type { FoundReply } from './findReply'

type State = { state: ReplyState; problem?: string | null; sentAt?: string | null }

const MOST_PROBLEM_CHARACTERS = 500

/** Remembers what became of a reply; nothing is left to do for one that was deleted meanwhile. */
export async function keepReplyState(payload: Payload, id: number, { problem, ...state }: State) {
  await payload.db.updateOne({
    collection: 'message-replies',
    where: { id: { equals: id } },
    data: { ...state, problem: problem?.slice(0, MOST_PROBLEM_CHARACTERS) ?? null },
    options: { atomic: true },
    returning: false,
  })
}

/** After the last attempt: the reason of it stays. */
export async function giveUpReply(payload: Payload, id: number) {
  await payload.db.updateOne({
    collection: 'message-replies',
    where: { id: { equals: id }, state: { equals: 'waiting' } },
    data: { state: 'failed' },
    options: { atomic: true },
    returning: false,
  })
}

/** A message whose reply has left is answered, by whoever wrote the reply. */
export async function noteAnswered(payload: Payload, { author, message }: FoundReply) {
  await inTransaction(payload, { user: author }, async (req) => {
    const found = await req.payload.findByID({
      collection: 'contact-messages',
      id: message.id,
      depth: 0,
      // Nothing more happens to one that lies in the trash.
      disableErrors: true,
      req,
      // The author may be gone by now; the reply is not.
      overrideAccess: true,
    })
    const status = found?.status
    if (!isMessageStatus(status) || !canFollow(status, 'replied')) return
    await req.payload.update({
      collection: 'contact-messages',
      id: message.id,
      data: { status: 'replied' },
      depth: 0,
      req,
      // As above.
      overrideAccess: true,
    })
  })
}
