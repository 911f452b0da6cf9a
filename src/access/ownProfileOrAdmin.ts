import type { Access } from 'payload'
import { isAdministrator, isStaff } from '@/src/domain/accounts/roles'

/** Administrators read all accounts, Moderators only their own. */
export const ownProfileOrAdmin: Access = ({ req }) => {
  if (isAdministrator(req.user)) return true
  return isStaff(req.user) && { id: { equals: req.user?.id } }
}
