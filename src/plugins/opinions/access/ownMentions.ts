import type { Access } from 'payload'
import { isStaff } from '@/src/domain/accounts/roles'

/** What somebody was asked to read is their own affair. */
export const ownMentions: Access = ({ req }) =>
  isStaff(req.user) && { account: { equals: req.user?.id } }
