import type { FieldAccess } from 'payload'
import type { User } from '@/payload-types'
import { canManageRole } from '@/src/domain/roles'

/** The sign-in address is changed by whoever manages that role, not by the person alone. */
export const accountEmailManagers: FieldAccess<User, User> = ({ req, doc }) =>
  canManageRole(req.user, doc?.role ?? 'moderator')
