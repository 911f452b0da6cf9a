import ipaddr from 'ipaddr.js'
import { LRUCache } from 'lru-cache'

/** The IPv6 prefix of one household or firm, which controls all addresses below it. */
const IPV6_CLIENT_PREFIX = '/64'

type ClientConnection = { socketAddress: string | undefined; forwardedFor: string | undefined }

/**
 * The client's identity for rate limits: an IPv4 address or an IPv6 network. It is the socket's
 * remote address or, behind trusted proxies, the X-Forwarded-For entry of the outermost proxy. The
 * client can forge entries further left.
 */
export function clientIp({ socketAddress, forwardedFor }: ClientConnection, trustedHops: number) {
  const forwarded = trustedHops > 0 ? forwardedFor?.split(',').at(-trustedHops) : undefined
  return normalisedIp(removePort(forwarded ?? '')) ?? normalisedIp(socketAddress ?? '') ?? 'unknown'
}

// Removes the port that some proxies write: `1.2.3.4:567`, `[2001:db8::1]:443`.
function removePort(entry: string) {
  const [, inBrackets] = /^\s*\[(.+)\](?::\d+)?\s*$/.exec(entry) ?? []
  return inBrackets ?? entry.trim().replace(/^([\d.]+):\d+$/, '$1')
}

// Parsed addresses are cached: visitors send several requests in a row, and parsing is slow.
const parsedIpCache = new LRUCache<string, { name: string | null }>({ max: 1_000 })
const MAX_IP_ADDRESS_CHARACTERS = 45

function normalisedIp(text: string): string | null {
  if (text.length > MAX_IP_ADDRESS_CHARACTERS) return null
  const { name } = parsedIpCache.get(text) ?? { name: parseIpAddress(text) }
  parsedIpCache.set(text, { name })
  return name
}

function parseIpAddress(text: string): string | null {
  if (!ipaddr.IPv4.isValidFourPartDecimal(text) && !ipaddr.IPv6.isValid(text)) return null
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  // The machine itself has one identity over IPv4 and IPv6, and no /64 network.
  if (address.range() === 'loopback') return '127.0.0.1'
  const network = ipaddr.IPv6.networkAddressFromCIDR(address.toString() + IPV6_CLIENT_PREFIX)
  return network.toString() + IPV6_CLIENT_PREFIX
}
