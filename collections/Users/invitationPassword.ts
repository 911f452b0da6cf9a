import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'

/** Payload wants a password for every account: that of an invited one is known to nobody. */
export const lockInvitation: CollectionBeforeOperationHook<'users'> = ({ args, operation }) => {
  if (operation !== 'create' || !('data' in args) || !args.data) return
  const { data } = args
  if (!('status' in data) || data.status !== 'invited') return
  return { ...args, data: { ...data, password: randomBytes(48).toString('base64url') } }
}
