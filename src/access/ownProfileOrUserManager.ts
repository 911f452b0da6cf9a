import type { Access, Where } from 'payload'
import { isStaff, manageableRoles } from '@/src/domain/accounts/roles'

export const ownProfileOrUserManager: Access = ({ req }) => {
  if (!isStaff(req.user)) return false
  const own: Where = { id: { equals: req.user?.id } }
  return { or: [own, { role: { in: [...manageableRoles(req.user)] } }] }
}
