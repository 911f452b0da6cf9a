import type { Access } from 'payload'
import { isAdministrator, isStaff } from '@/src/domain/accounts/roles'

/** The versions of what lies in the trash are as closed as the document: the older ones lie in none. */
export const versionsOutsideTrash: Access = ({ req }) =>
  isAdministrator(req.user) || (isStaff(req.user) && { 'parent.deletedAt': { exists: false } })
