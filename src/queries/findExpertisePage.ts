import type { Payload } from 'payload'
import type { ExpertisePage } from '@/payload-types'
import type { Reader } from './reader'

/** The expertise page of that address with its pictures, or null. */
export async function findExpertisePage(
  payload: Payload,
  reader: Reader,
  slug: string,
): Promise<ExpertisePage | null> {
  const { docs } = await payload.find({
    collection: 'expertise-pages',
    ...reader,
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 1,
  })
  return docs[0] ?? null
}
