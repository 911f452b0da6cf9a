import type { Access } from 'payload'
import { isStaff } from '@/src/domain/accounts/roles'

/**
 * One's own, and those on the applications on which one has given an opinion or declined to: whoever still
 * has to does not learn what others think, nor that they do. For every role.
 */
export const opinionsAfterOwn: Access = async ({ req }) => {
  if (!isStaff(req.user) || !req.user) return false
  const own = { author: { equals: req.user.id } }
  // Below access, which asks here what it is.
  const { docs } = await req.payload.db.find<{ application: number }>({
    collection: 'application-opinions',
    where: own,
    select: { application: true },
    pagination: false,
    limit: 0,
    req,
  })
  const applications = docs.map(({ application }) => application)
  return applications.length > 0 ? { or: [own, { application: { in: applications } }] } : own
}
