import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import type { User } from '@/payload-types'

/** Tells the people whom staff invited from those who asked for an access and still wait for it. */
export const noteInvitation: CollectionBeforeChangeHook<User> = ({ data, originalDoc, req }) => {
  const status = data.status ?? originalDoc?.status
  if (status !== 'invited') return { ...data, invitedAt: null }
  const isByStaff = originalDoc?.status !== 'invited' && req.user !== null
  return isByStaff ? { ...data, invitedAt: new Date().toISOString() } : data
}

export const mailInvitation: CollectionAfterChangeHook<User> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (!doc.invitedAt || doc.invitedAt === previousDoc?.invitedAt) return
  const input = { email: doc.email }
  await req.payload.jobs.queue({ task: 'sendPasswordLink', input, req })
}
