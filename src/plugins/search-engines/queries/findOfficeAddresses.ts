import type { Payload } from 'payload'
import type { OfficeAddress } from '@/src/plugins/search-engines/rules/place'

const MAX_OFFICES = 12

/** Finds the addresses of the published offices, in the order that staff chose. */
export async function findOfficeAddresses(payload: Payload): Promise<OfficeAddress[]> {
  const { docs } = await payload.find({
    collection: 'offices',
    overrideAccess: false,
    sort: '_order',
    limit: MAX_OFFICES,
    pagination: false,
    depth: 0,
    select: { street: true, postalCode: true, city: true, jobLocation: true },
  })
  return docs.map(({ street, postalCode, city, jobLocation }) => ({
    street,
    postalCode,
    city,
    jobLocation: jobLocation ?? null,
  }))
}
