import type { Payload } from 'payload'
import type { User } from '@/payload-types'

/** Finds the e-mail addresses of the active Super Administrators. */
export async function findSuperAdminEmails({ db }: Payload): Promise<string[]> {
  const { docs } = await db.find<Pick<User, 'email'>>({
    collection: 'users',
    where: { role: { equals: 'super-admin' }, status: { equals: 'active' } },
    select: { email: true },
    sort: 'id',
    pagination: false,
    limit: 0,
  })
  return docs.map(({ email }) => email)
}
