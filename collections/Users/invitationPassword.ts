import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'

/**
 * Payload wants a password for every account: that of an invited one is known to nobody. Whoever is no
 * Super Administrator can but invite, so that nobody else knows the password of a colleague.
 */
export const lockInvitation: CollectionBeforeOperationHook<'users'> = (asked) => {
  const { args, operation, req } = asked
  if (operation !== 'create' || !('data' in args) || !args.data) return
  const { data } = args
  const isInvited = 'status' in data && data.status === 'invited'
  if (!isInvited && (!req.user || isActiveSuperAdmin(req.user))) return
  const password = randomBytes(48).toString('base64url')
  return { ...args, data: { ...data, status: 'invited', password } }
}
