import ipaddr from 'ipaddr.js'
import type { Payload } from 'payload'

/** Returns a function that tests whether an IP address is in an excluded network. */
export async function createExcludedNetworkCheck(payload: Payload, now: Date) {
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
  const networks = docs.flatMap(({ value }) => value ?? [])
  return (address: string) => isInAnyNetwork(address, networks)
}

/**
 * Whether the IP address is in one of these networks, such as `203.0.113.0/24`. An IPv6 address has
 * been shortened to its /64 network.
 */
function isInAnyNetwork(address: string, networks: readonly string[]): boolean {
  const plain = address.replace(/\/\d+$/, '')
  if (networks.length === 0 || !ipaddr.isValid(plain)) return false
  const parsed = ipaddr.process(plain)
  return networks.some((network) => {
    const [of, bits] = ipaddr.parseCIDR(network)
    return of.kind() === parsed.kind() && parsed.match(of, bits)
  })
}
