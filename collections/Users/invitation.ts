import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { underRequest } from '@/src/log/requestContext'
import { countStaffMails } from './attempts'

/** Tells the people whom staff invited from those who asked for an access and still wait for it. */
export const noteInvitation: CollectionBeforeChangeHook<User> = async (changing) => {
  const { data, originalDoc, req } = changing
  const status = data.status ?? originalDoc?.status
  if (status !== 'invited') return { ...data, invitedAt: null }
  const isByStaff = originalDoc?.status !== 'invited' && req.user !== null
  if (!isByStaff) return data
  if (req.user) await countStaffMails(req, 'invitation')
  return { ...data, invitedAt: new Date().toISOString() }
}

export const mailInvitation: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (!doc.invitedAt || doc.invitedAt === previousDoc?.invitedAt) return
  await queuePasswordLink(req, doc.email)
}

/** On behalf of whoever is signed in: the audit trail names them once it has left. */
export async function queuePasswordLink(req: PayloadRequest, email: string) {
  const { user } = req
  const askedBy = user ? { id: user.id, name: user.name, email: user.email } : null
  await req.payload.jobs.queue({
    task: 'sendPasswordLink',
    input: underRequest({ email, askedBy }),
    req,
  })
}
