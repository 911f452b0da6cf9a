import type { Payload } from 'payload'
import type { Media } from '@/payload-types'
import type { Office } from '@/src/domain/pages/company'
import { mapsUrl } from '@/src/domain/urls/mapsUrl'
import type { ContentReadOptions } from './contentReadOptions'

export type OfficeWithPicture = Office & { picture: Media | number | null | undefined }

/** Finds the published offices, in the order that staff chose. */
export async function findOffices(
  payload: Payload,
  reader: ContentReadOptions,
): Promise<OfficeWithPicture[]> {
  const { docs } = await payload.find({
    collection: 'offices',
    ...reader,
    sort: '_order',
    limit: 12,
    pagination: false,
    depth: 1,
  })
  return docs.map(({ name, street, postalCode, city, phone, email, mapsQuery, picture }) => {
    const address = `${street}\n${postalCode} ${city}`
    return { name, address, phone, email, mapsUrl: mapsUrl(mapsQuery || address), picture }
  })
}
