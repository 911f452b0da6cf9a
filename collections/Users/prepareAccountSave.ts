import { APIError, type CollectionBeforeChangeHook, type PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { usersText } from '@/src/content/admin/users'
import { canManageRole, isAccessRequest, isActiveSuperAdmin } from '@/src/domain/accounts/roles'
import { limitStaffMails } from './attemptLimits'

type AccountChangeArgs = Parameters<CollectionBeforeChangeHook<User>>[0]

/** Checks the change of an account and computes what is stored besides the sent data. */
export const prepareAccountSave: CollectionBeforeChangeHook<User> = async (change) => {
  await checkAccountChange(change)
  const { data, operation, originalDoc } = change
  const status = data.status ?? originalDoc?.status
  return {
    ...data,
    // A user who loses or regains access must sign in again.
    ...(operation === 'update' && status !== originalDoc?.status && { sessions: [] }),
    ...(await invitationDate(change, status)),
  }
}

async function checkAccountChange({ data, operation, originalDoc, req }: AccountChangeArgs) {
  const next = { role: 'moderator', status: 'active', ...originalDoc, ...data } as const
  if (req.user && next.role !== originalDoc?.role && !canManageRole(req.user, next.role)) {
    throw new APIError(usersText.errors.roleNotManageable, 403, null, true)
  }
  if (operation === 'create' || !originalDoc) return
  if (req.user && isAccessRequest(originalDoc) && !isActiveSuperAdmin(req.user)) {
    throw new APIError(usersText.errors.requestOfAnother, 403, null, true)
  }
  if (isActiveSuperAdmin(originalDoc) && !isActiveSuperAdmin(next)) {
    await requireAnotherSuperAdmin(originalDoc.id, req)
  }
}

// The date of an invitation by staff; people who requested access themselves have none.
async function invitationDate(
  { originalDoc, req }: AccountChangeArgs,
  status: User['status'] | undefined,
) {
  if (status !== 'invited') return { invitedAt: null }
  const isByStaff = originalDoc?.status !== 'invited' && req.user !== null
  if (!isByStaff) return {}
  if (req.user)
    await limitStaffMails(req, 'invitation', { refusal: usersText.errors.tooManyInvitations })
  return { invitedAt: new Date().toISOString() }
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
