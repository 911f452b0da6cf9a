import type { Payload } from 'payload'
import type { User } from '@/payload-types'

/** Finds a pending access request, or null. */
export function findPendingAccessRequest({ db }: Payload, id: number) {
  return db.findOne<Pick<User, 'id' | 'name' | 'email'>>({
    collection: 'users',
    where: {
      id: { equals: id },
      status: { equals: 'invited' },
      invitedAt: { exists: false },
    },
    select: { name: true, email: true },
  })
}
