import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { addRequestIdToJobInput } from '@/src/log/requestContext'

export const queueInvitationMail: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (!doc.invitedAt || doc.invitedAt === previousDoc?.invitedAt) return
  await queuePasswordLink(req, doc.email)
}

/**
 * Queues the mail of a link in the name of the signed-in user, whom the audit trail records when it
 * is sent.
 */
export async function queuePasswordLink(req: PayloadRequest, email: string) {
  const { user } = req
  const askedBy = user ? { id: user.id, name: user.name, email: user.email } : null
  await req.payload.jobs.queue({
    task: 'sendPasswordLink',
    input: addRequestIdToJobInput({ email, askedBy }),
    req,
  })
}
