import { lookup } from 'node:dns/promises'
import ipaddr from 'ipaddr.js'

type Resolve = (host: string) => Promise<{ address: string }[]>

/** What staff are told, whatever stands behind the name: who may set it must not explore the network with it. */
class NoReachableAddress extends Error {
  override name = 'NoReachableAddress'
  constructor(cause?: unknown) {
    super('This server has no address that may be reached', { cause })
  }
}

const systemResolve: Resolve = (host) => lookup(host, { all: true })

/**
 * The address to connect to for a server that staff have named: one of the public internet, or one that
 * the operator allows, by name, address or network. The connection goes to this very address, so that a
 * name which leads elsewhere a moment later is of no use.
 * @throws NoReachableAddress
 */
export async function reachableIp(
  host: string,
  allowed: readonly string[],
  resolve: Resolve = systemResolve,
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
      (address) => isNamed || isPublic(address) || allowed.some((entry) => holds(entry, address)),
    )
  if (!reachable) throw new NoReachableAddress()
  return reachable.toString()
}

type Address = ipaddr.IPv4 | ipaddr.IPv6

// Everything else is somebody's own: loopback, private, link-local, shared, reserved, translated.
const isPublic = (address: Address) => address.range() === 'unicast'

function holds(entry: string, address: Address): boolean {
  if (ipaddr.isValid(entry)) return ipaddr.process(entry).toString() === address.toString()
  if (!ipaddr.isValidCIDR(entry)) return false
  const [network, bits] = ipaddr.parseCIDR(entry)
  return network.kind() === address.kind() && address.match(network, bits)
}
