import type { Access } from 'payload'
import { deletableRoles, isAdministrator } from '@/src/domain/roles'

export const userDeleters: Access = ({ req }) =>
  isAdministrator(req.user) && { role: { in: [...deletableRoles(req.user)] } }
