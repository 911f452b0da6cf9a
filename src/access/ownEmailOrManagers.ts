import type { FieldAccess } from 'payload'
import type { User } from '@/payload-types'
import { canManageRole, isStaff } from '@/src/domain/accounts/roles'

/**
 * The owner of the account, and users who may manage its role, change the e-mail address;
 * `requireProof` requires more.
 */
export const ownEmailOrManagers: FieldAccess<User, User> = ({ req, doc }) =>
  (isStaff(req.user) && doc?.id === req.user?.id) ||
  canManageRole(req.user, doc?.role ?? 'moderator')
