import type { FieldAccess } from 'payload'
import type { User } from '@/payload-types'
import { canManageRole } from '@/src/domain/accounts/roles'

/**
 * The role and status of another account, for users who may manage its role; never of one's own
 * account.
 */
export const accountManagers: FieldAccess<User, User> = ({ req, id, doc }) =>
  id !== req.user?.id && canManageRole(req.user, doc?.role ?? 'moderator')
