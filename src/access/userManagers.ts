import type { Access } from 'payload'
import { isAdministrator, manageableRoles } from '@/src/domain/roles'

export const userManagers: Access = ({ req }) =>
  isAdministrator(req.user) && { role: { in: [...manageableRoles(req.user)] } }
