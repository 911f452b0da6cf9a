import type { Access } from 'payload'
import { isStaff } from '@/src/domain/accounts/roles'

export const publishedOrStaff: Access = ({ req }) =>
  isStaff(req.user) || { _status: { equals: 'published' } }
