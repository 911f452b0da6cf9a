import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

type ResolveHost = (host: string) => Promise<{ address: string }[]>

/**
 * An error with the same message for every cause, so that the settings form cannot be used to scan
 * the internal network.
 */
class NoReachableAddress extends Error {
  override name = 'NoReachableAddress'
  constructor(cause?: unknown) {
    super('This server has no address that may be reached', { cause })
  }
}

const resolveWithSystemDns: ResolveHost = (host) => lookup(host, { all: true })

/**
 * Finds the IP to connect to for a server that staff have entered: a public one, or one that the
 * operator allows by name, address or network. The caller connects to this IP, so that a changed
 * DNS entry has no effect. @throws NoReachableAddress
 */
export async function findAllowedIp(
  host: string,
  allowed: readonly string[],
  resolve: ResolveHost = resolveWithSystemDns,
): Promise<string> {
  const name = host.trim().replace(/^\[(.*)\]$/, '$1')
  const addresses = ipaddr.isValid(name)
    ? [{ address: name }]
    : await resolve(name).catch((err: unknown) => {
        throw new NoReachableAddress(err)
      })
  const isNamed = allowed.some((entry) => entry.toLowerCase() === name.toLowerCase())
  const reachable = addresses
    .map(({ address }) => ipaddr.process(address))
    .find(
      (address) =>
        isNamed || isPublicIp(address) || allowed.some((entry) => isIpInNetwork(entry, address)),
    )
  if (!reachable) throw new NoReachableAddress()
  return reachable.toString()
}

type IpAddress = ipaddr.IPv4 | ipaddr.IPv6

// Whether the IP is public: all other ranges are internal, such as loopback, private or reserved.
const isPublicIp = (address: IpAddress) => address.range() === 'unicast'

function isIpInNetwork(entry: string, address: IpAddress): boolean {
  if (ipaddr.isValid(entry)) return ipaddr.process(entry).toString() === address.toString()
  if (!ipaddr.isValidCIDR(entry)) return false
  const [network, bits] = ipaddr.parseCIDR(entry)
  return network.kind() === address.kind() && address.match(network, bits)
}
