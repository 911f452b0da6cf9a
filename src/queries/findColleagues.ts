import type { PayloadRequest } from 'payload'
import type { User } from '@/payload-types'
import { isStaff } from '@/src/domain/accounts/roles'
import { type Colleague, namedApart } from '@/src/domain/submissions/colleagueMention'

const MOST_COLLEAGUES = 300

/** The staff by name alone, for one of them who names others in a note: all who have an access. */
export async function findColleagues({ payload, user }: PayloadRequest): Promise<Colleague[]> {
  if (!user || !isStaff(user)) return []
  // Below access: a Moderator reads no other account, and sees the names of colleagues on what they did.
  const { docs } = await payload.db.find<Pick<User, 'id' | 'name'>>({
    collection: 'users',
    where: { status: { equals: 'active' } },
    select: { name: true },
    sort: ['name', 'id'],
    pagination: false,
    limit: MOST_COLLEAGUES,
  })
  return namedApart(docs.map(({ id, name }) => ({ id, name })))
}
