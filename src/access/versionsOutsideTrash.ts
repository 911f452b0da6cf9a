import type { Access } from 'payload'
import { isAdministrator, isStaff } from '@/src/domain/accounts/roles'

/**
 * Versions of a document in the trash are as restricted as the document, because an older version
 * has no `deletedAt`.
 */
export const versionsOutsideTrash: Access = ({ req }) =>
  isAdministrator(req.user) || (isStaff(req.user) && { 'parent.deletedAt': { exists: false } })
