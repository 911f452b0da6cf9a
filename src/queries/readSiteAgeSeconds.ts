import type { Payload } from 'payload'
import type { User } from '@/payload-types'

/** Reads the seconds since the oldest account was created; null without accounts. */
export async function readSiteAgeSeconds({ db }: Payload, now: Date): Promise<number | null> {
  const { docs } = await db.find<Pick<User, 'createdAt'>>({
    collection: 'users',
    select: { createdAt: true },
    sort: 'createdAt',
    limit: 1,
  })
  const first = docs[0]?.createdAt
  return first === undefined ? null : (now.getTime() - Date.parse(first)) / 1000
}
