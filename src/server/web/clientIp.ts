import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** As much of an IPv6 address as names a household or a firm: it has all that follow to itself. */
const IPV6_NETWORK = '/64'

type Connection = { socketAddress: string | undefined; forwardedFor: string | undefined }

/**
 * Who is asking, as one name for everything that is counted per address: an IPv4 address, or the
 * network of an IPv6 one. It is the socket's other end, or behind trusted proxies the entry that the
 * outermost of them wrote into X-Forwarded-For. Entries further left come from the client and may be lies.
 */
export function clientIp({ socketAddress, forwardedFor }: Connection, trustedHops: number) {
  const forwarded = trustedHops > 0 ? forwardedFor?.split(',').at(-trustedHops) : undefined
  return countedAs(withoutPort(forwarded ?? '')) ?? countedAs(socketAddress ?? '') ?? 'unknown'
}

// Some proxies write `1.2.3.4:567`, `[2001:db8::1]` or `[2001:db8::1]:443`.
function withoutPort(entry: string) {
  const [, inBrackets] = /^\s*\[(.+)\](?::\d+)?\s*$/.exec(entry) ?? []
  return inBrackets ?? entry.trim().replace(/^([\d.]+):\d+$/, '$1')
}

// A visitor asks for many things in a row, a proxy for everything; reading an address is dear.
const known = new LRUCache<string, { name: string | null }>({ max: 1_000 })
const LONGEST_ADDRESS = 45

function countedAs(text: string): string | null {
  if (text.length > LONGEST_ADDRESS) return null
  const { name } = known.get(text) ?? { name: readAddress(text) }
  known.set(text, { name })
  return name
}

function readAddress(text: string): string | null {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  // The machine itself, whichever way it calls: of a network of it nothing can be said.
  if (address.range() === 'loopback') return '127.0.0.1'
  const network = ipaddr.IPv6.networkAddressFromCIDR(address.toString() + IPV6_NETWORK)
  return network.toString() + IPV6_NETWORK
}
