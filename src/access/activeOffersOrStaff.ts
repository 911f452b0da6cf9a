import type { Access } from 'payload'
import { isStaff } from '@/src/domain/roles'

export const activeOffersOrStaff: Access = ({ req }) =>
  isStaff(req.user) || { isActive: { equals: true } }
