import type { Payload } from 'payload'
import type { SectorPage } from '@/payload-types'
import type { Reader } from './reader'

/** The sector page of that address with its pictures and logos, or null. */
export async function findSectorPage(
  payload: Payload,
  reader: Reader,
  slug: string,
): Promise<SectorPage | null> {
  const { docs } = await payload.find({
    collection: 'sector-pages',
    ...reader,
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 1,
  })
  return docs[0] ?? null
}
