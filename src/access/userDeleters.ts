import type { Access, Where } from 'payload'
import { deletableRoles, isActiveSuperAdmin, isAdministrator } from '@/src/domain/accounts/roles'

/** Declining a request for an access is deleting it, which is for Super Administrators to do. */
export const userDeleters: Access = ({ req }) => {
  if (!isAdministrator(req.user)) return false
  const manageable: Where = { role: { in: [...deletableRoles(req.user)] } }
  if (isActiveSuperAdmin(req.user)) return manageable
  const noRequest: Where = {
    or: [{ status: { not_equals: 'invited' } }, { invitedAt: { exists: true } }],
  }
  return { and: [manageable, noRequest] }
}
