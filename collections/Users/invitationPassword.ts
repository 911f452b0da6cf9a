import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import { isActiveSuperAdmin } from '@/src/domain/accounts/roles'

/**
 * Sets a random password for an invited account, because Payload requires one. Only Super
 * Administrators may create an account with a known password; all others can only invite.
 */
export const setRandomPassword: CollectionBeforeOperationHook<'users'> = (hookArgs) => {
  const { args, operation, req } = hookArgs
  if (operation !== 'create' || !('data' in args) || !args.data) return
  const { data } = args
  const isInvited = 'status' in data && data.status === 'invited'
  if (!isInvited && (!req.user || isActiveSuperAdmin(req.user))) return
  const password = randomBytes(48).toString('base64url')
  return { ...args, data: { ...data, status: 'invited', password } }
}
