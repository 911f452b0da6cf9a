import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { usersText } from '@/src/content/admin/users'
import { canManageRole, isAccessRequest, isActiveSuperAdmin } from '@/src/domain/accounts/roles'

export const checkAccountChange: CollectionBeforeChangeHook<User> = async (args) => {
  const { data, operation, originalDoc, req } = args
  const next = { role: 'moderator', status: 'active', ...originalDoc, ...data } as const
  if (req.user && next.role !== originalDoc?.role && !canManageRole(req.user, next.role)) {
    throw new APIError(usersText.errors.roleNotManageable, 403, null, true)
  }
  if (operation === 'create' || !originalDoc) return data
  if (req.user && isAccessRequest(originalDoc) && !isActiveSuperAdmin(req.user)) {
    throw new APIError(usersText.errors.requestOfAnother, 403, null, true)
  }
  if (isActiveSuperAdmin(originalDoc) && !isActiveSuperAdmin(next)) {
    await requireAnotherSuperAdmin(originalDoc.id, req)
  }
  // A changed status ends all sessions.
  return next.status === originalDoc.status ? data : { ...data, sessions: [] }
}

async function requireAnotherSuperAdmin(id: number, req: PayloadRequest) {
  const others = await req.payload.db.count({
    collection: 'users',
    req,
    where: {
      role: { equals: 'super-admin' },
      status: { equals: 'active' },
      id: { not_equals: id },
    },
  })
  if (others.totalDocs === 0) throw new APIError(usersText.errors.lastSuperAdmin, 409, null, true)
}
