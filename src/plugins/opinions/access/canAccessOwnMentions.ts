import type { Access } from 'payload'
import { isStaff } from '@/src/domain/accounts/roles'

/** Grants users only the requests that are addressed to them. */
export const canAccessOwnMentions: Access = ({ req }) =>
  isStaff(req.user) && { account: { equals: req.user?.id } }
