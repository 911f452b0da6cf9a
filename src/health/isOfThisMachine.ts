import os from 'node:os'
import ipaddr from 'ipaddr.js'

/**
 * Whether an address is of this machine or of a network that it is part of, like that of its containers: its
 * clock may be the same one.
 */
export function isOfThisMachine(address: string): boolean {
  const asked = ipaddr.process(address)
  return Object.values(os.networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .some(({ cidr }) => {
      if (!cidr) return false
      const [network, bits] = ipaddr.parseCIDR(cidr)
      return network.kind() === asked.kind() && asked.match(network, bits)
    })
}
