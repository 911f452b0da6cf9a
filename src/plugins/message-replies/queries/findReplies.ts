import type { PayloadRequest } from 'payload'

const MAX_REPLIES_PER_MESSAGE = 100

/** Finds the replies to a message, the first one first. */
export async function findReplies(req: PayloadRequest, message: number) {
  const { docs } = await req.payload.find({
    collection: 'message-replies',
    where: { message: { equals: message } },
    sort: 'id',
    depth: 0,
    limit: MAX_REPLIES_PER_MESSAGE,
    pagination: false,
    overrideAccess: false,
    req,
  })
  return docs
}
