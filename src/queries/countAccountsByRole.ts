import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { isAccessRequest, isAdministrator } from '@/src/domain/accounts/roles'
import type { Role } from '@/src/domain/accounts/userAccount'

type AccountFields = Pick<User, 'role' | 'status' | 'invitedAt'>

/**
 * Counts the accounts per role, without access requests; null when the user may not see all
 * accounts.
 */
export async function countAccountsByRole({
  payload,
  user,
}: Pick<PayloadRequest, 'payload' | 'user'>) {
  if (!isAdministrator(user)) return null
  // The table is read directly, because computed fields are not needed to count.
  const { docs } = await payload.db.find<AccountFields>({
    collection: 'users',
    select: { role: true, status: true, invitedAt: true },
    limit: 0,
    pagination: false,
  })
  const byRole: Record<Role, number> = { 'super-admin': 0, admin: 0, moderator: 0 }
  const accounts = docs.filter((account) => !isAccessRequest(account))
  for (const { role } of accounts) byRole[role] += 1
  return { byRole, requests: docs.length - accounts.length }
}
