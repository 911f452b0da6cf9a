import { APIError, type CollectionBeforeDeleteHook } from 'payload'
import { usersText } from '@/src/content/admin/users'

export const keepSuperAdmins: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const user = await req.payload.findByID({ collection: 'users', id, depth: 0, req })
  if (user.role === 'super-admin') {
    throw new APIError(usersText.errors.superAdminKept, 403, null, true)
  }
}
