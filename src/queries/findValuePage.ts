import type { Payload } from 'payload'
import type { ValuePage } from '@/payload-types'
import type { Reader } from './reader'

/** The values page of that address with its pictures, or null. */
export async function findValuePage(
  payload: Payload,
  reader: Reader,
  slug: string,
): Promise<ValuePage | null> {
  const { docs } = await payload.find({
    collection: 'value-pages',
    ...reader,
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    depth: 1,
  })
  return docs[0] ?? null
}
