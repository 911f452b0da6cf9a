import type { Payload } from 'payload'
import type { Office } from '@/src/domain/company'

/** The published offices in the order that staff gave them. */
export async function findOffices(payload: Payload): Promise<Office[]> {
  const { docs } = await payload.find({
    collection: 'offices',
    overrideAccess: false,
    sort: '_order',
    limit: 12,
    pagination: false,
    depth: 0,
    select: { name: true, street: true, postalCode: true, city: true, phone: true },
  })
  return docs.map(({ name, street, postalCode, city, phone }) => ({
    name,
    address: `${street}\n${postalCode} ${city}`,
    phone,
  }))
}
