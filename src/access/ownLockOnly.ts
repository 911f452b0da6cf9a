import type { Access } from 'payload'
import { isStaff } from '@/src/domain/accounts/roles'

export const ownLockOnly: Access = ({ req }) =>
  isStaff(req.user) && { 'user.value': { equals: req.user?.id } }
