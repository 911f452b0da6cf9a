import ipaddr from 'ipaddr.js'

// Wider ones would be half the world; of IPv6 nothing narrower than a household is told apart.
const WIDTHS = { ipv4: [8, 32], ipv6: [16, 64] } as const

/** The network as it is compared, `203.0.113.0/24`; an address alone is a network of its own. Null: none. */
export function readNetwork(text: string): string | null {
  const written = text.trim()
  const width = written.includes('/') ? written : `${written}/${written.includes(':') ? 64 : 32}`
  if (!ipaddr.isValidCIDR(width)) return null
  const [address, bits] = ipaddr.parseCIDR(width)
  const [widest, narrowest] = WIDTHS[address.kind()]
  if (bits < widest || bits > narrowest) return null
  const family = address.kind() === 'ipv4' ? ipaddr.IPv4 : ipaddr.IPv6
  return `${family.networkAddressFromCIDR(width)}/${bits}`
}
