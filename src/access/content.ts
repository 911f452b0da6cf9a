import type { Access, Where } from 'payload'
import { hasStaffRights, isAdministrator } from '@/src/domain/accounts/roles'

export const OUTSIDE_TRASH_CONDITION: Where = { deletedAt: { exists: false } }

/** Only Administrators read, restore or delete documents in the trash. */
export const staffOutsideTrash: Access = ({ req }) =>
  isAdministrator(req.user) || (hasStaffRights(req.user) && OUTSIDE_TRASH_CONDITION)

/**
 * Versions of a document in the trash are as restricted as the document, because an older version
 * has no `deletedAt`.
 */
export const versionsOutsideTrash: Access = ({ req }) =>
  isAdministrator(req.user) ||
  (hasStaffRights(req.user) && { 'parent.deletedAt': { exists: false } })

export const publishedUnlessStaff: Access = ({ req }) =>
  hasStaffRights(req.user) || { _status: { equals: 'published' } }

export const publishedContentUnlessStaff: Access = (args) =>
  hasStaffRights(args.req.user)
    ? staffOutsideTrash(args)
    : { and: [{ _status: { equals: 'published' } }, OUTSIDE_TRASH_CONDITION] }

export const activeOffersUnlessStaff: Access = (args) =>
  hasStaffRights(args.req.user)
    ? staffOutsideTrash(args)
    : { and: [{ isActive: { equals: true } }, OUTSIDE_TRASH_CONDITION] }
