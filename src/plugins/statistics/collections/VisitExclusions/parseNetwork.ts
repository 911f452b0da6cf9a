import ipaddr from 'ipaddr.js'

// The allowed prefix lengths: wider networks would exclude too many visitors; IPv6 visitors are
// only known by their /64 network.
const PREFIX_LENGTH_RANGES = { ipv4: [8, 32], ipv6: [16, 64] } as const

/**
 * Reads a network in normalised CIDR notation, such as `203.0.113.0/24`; a single IP address
 * becomes a network. Null when invalid.
 */
export function parseNetwork(text: string): string | null {
  const written = text.trim()
  const width = written.includes('/') ? written : `${written}/${written.includes(':') ? 64 : 32}`
  if (!ipaddr.isValidCIDR(width)) return null
  const [address, bits] = ipaddr.parseCIDR(width)
  const [widest, narrowest] = PREFIX_LENGTH_RANGES[address.kind()]
  if (bits < widest || bits > narrowest) return null
  const family = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${family.networkAddressFromCIDR(width)}/${bits}`
}
