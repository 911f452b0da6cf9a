import ipaddr from 'ipaddr.js'

/** Whether the address, which of IPv6 is a household's network, lies in one of these. */
export function isInNetwork(address: string, networks: readonly string[]): boolean {
  const plain = address.replace(/\/\d+$/, '')
  if (networks.length === 0 || !ipaddr.isValid(plain)) return false
  const parsed = ipaddr.process(plain)
  return networks.some((network) => {
    const [of, bits] = ipaddr.parseCIDR(network)
    return of.kind() === parsed.kind() && parsed.match(of, bits)
  })
}
