import type { Access } from 'payload'
import { hasStaffRights } from '@/src/domain/accounts/roles'

export const ownLockOnly: Access = ({ req }) =>
  hasStaffRights(req.user) && { 'user.value': { equals: req.user?.id } }
