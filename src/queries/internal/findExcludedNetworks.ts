import type { Payload } from 'payload'

/** The networks that are excluded from the statistics now, as `203.0.113.0/24`. */
export async function findExcludedNetworks(payload: Payload, now: Date): Promise<string[]> {
  const { docs } = await payload.find({
    collection: 'visit-exclusions',
    where: {
      isInForce: { equals: true },
      kind: { equals: 'network' },
      or: [{ until: { exists: false } }, { until: { greater_than: now.toISOString() } }],
    },
    select: { value: true },
    depth: 0,
    pagination: false,
    overrideAccess: true,
  })
  return docs.flatMap(({ value }) => value ?? [])
}
