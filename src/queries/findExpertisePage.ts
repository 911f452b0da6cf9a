import type { Payload } from 'payload'
import type { ExpertisePage } from '@/payload-types'

/** The published expertise page of that address with its pictures, or null. */
export async function findExpertisePage(
  payload: Payload,
  slug: string,
): Promise<ExpertisePage | null> {
  const { docs } = await payload.find({
    collection: 'expertise-pages',
    overrideAccess: false,
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 1,
  })
  return docs[0] ?? null
}
