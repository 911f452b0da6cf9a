import type { Access } from 'payload'
import { hasStaffRights } from '@/src/domain/accounts/roles'

/**
 * Users read their own opinions, and all opinions on an application after they gave their own or
 * declined. Until then they do not even learn that other opinions exist. This applies to every
 * role.
 */
export const canReadOpinionsAfterOwn: Access = async ({ req }) => {
  if (!hasStaffRights(req.user) || !req.user) return false
  const own = { author: { equals: req.user.id } }
  // Access control is skipped, because this function is the access rule.
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
