import type { Access, Where } from 'payload'
import { deletableRoles, isActiveSuperAdmin, isAdministrator } from '@/src/domain/accounts/roles'

/** Only Super Administrators may decline an access request, which deletes it. */
export const userDeleters: Access = ({ req }) => {
  if (!isAdministrator(req.user)) return false
  const manageable: Where = { role: { in: [...deletableRoles(req.user)] } }
  if (isActiveSuperAdmin(req.user)) return manageable
  const noRequest: Where = {
    or: [{ status: { not_equals: 'invited' } }, { invitedAt: { exists: true } }],
  }
  return { and: [manageable, noRequest] }
}
