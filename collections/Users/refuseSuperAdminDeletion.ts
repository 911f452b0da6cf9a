import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import type { User } from '@/payload-types'
import { usersText } from '@/src/content/admin/users'

export const refuseSuperAdminDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.db.findOne<User>({
    collection: 'users',
    where: { id: { equals: id } },
    req,
  })
  if (user?.role === 'super-admin') {
    throw new APIError(usersText.errors.superAdminKept, 403, null, true)
  }
}
