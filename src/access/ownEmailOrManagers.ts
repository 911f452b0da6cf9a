import type { FieldAccess } from 'payload'
import type { User } from '@/payload-types'
import { canManageRole, isStaff } from '@/src/domain/accounts/roles'

/** The sign-in address is changed by its person and by whoever manages that role; `askOwnProof` asks more. */
export const ownEmailOrManagers: FieldAccess<User, User> = ({ req, doc }) =>
  (isStaff(req.user) && doc?.id === req.user?.id) ||
  canManageRole(req.user, doc?.role ?? 'moderator')
