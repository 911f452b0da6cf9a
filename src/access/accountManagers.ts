import type { FieldAccess } from 'payload'
import type { User } from '@/payload-types'
import { canManageRole } from '@/src/domain/accounts/roles'

/** Role and status of somebody else, if the person asking manages that role; never one's own. */
export const accountManagers: FieldAccess<User, User> = ({ req, id, doc }) =>
  id !== req.user?.id && canManageRole(req.user, doc?.role ?? 'moderator')
