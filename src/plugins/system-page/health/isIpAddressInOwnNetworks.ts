import os from 'node:os'
import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address belongs to this machine or to one of its networks, such as that of its
 * containers: it may have the same clock.
 */
export function isIpAddressInOwnNetworks(address: string): boolean {
  const parsed = ipaddr.process(address)
  return Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .some(({ cidr }) => {
      if (!cidr) return false
      const [network, bits] = ipaddr.parseCIDR(cidr)
      return network.kind() === parsed.kind() && parsed.match(network, bits)
    })
}
