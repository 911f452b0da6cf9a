import type { Access } from 'payload'
import { hasStaffRights } from '@/src/domain/accounts/roles'

/** Grants users only the requests that are addressed to them. */
export const canAccessOwnMentions: Access = ({ req }) =>
  hasStaffRights(req.user) && { account: { equals: req.user?.id } }
