import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { hasStaffRights } from '@/src/domain/accounts/roles'
import { type Colleague, numberDuplicateNames } from '@/src/plugins/opinions/rules/colleagueMention'

const MAX_COLLEAGUES = 300

/** Finds the names of all active staff, for mentions in notes. */
export async function findColleagues({ payload, user }: PayloadRequest): Promise<Colleague[]> {
  if (!user || !hasStaffRights(user)) return []
  // Access control is skipped: a Moderator may not read other accounts, but sees the names of
  // colleagues.
  const { docs } = await payload.db.find<Pick<User, 'id' | 'name'>>({
    collection: 'users',
    where: { status: { equals: 'active' } },
    select: { name: true },
    sort: ['name', 'id'],
    pagination: false,
    limit: MAX_COLLEAGUES,
  })
  return numberDuplicateNames(docs.map(({ id, name }) => ({ id, name })))
}
