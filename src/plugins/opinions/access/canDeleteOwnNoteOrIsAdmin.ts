import type { PayloadRequest, Where } from 'payload'
import { hasStaffRights, isAdministrator } from '@/src/domain/accounts/roles'

/** Grants the author of a note and Administrators the right to delete it. */
export const canDeleteOwnNoteOrIsAdmin = ({ req }: { req: PayloadRequest }): boolean | Where => {
  if (isAdministrator(req.user)) return true
  return hasStaffRights(req.user) && req.user ? { author: { equals: req.user.id } } : false
}
