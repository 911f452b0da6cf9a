import ipaddr from 'ipaddr.js'
import { beforeExit } from '@/src/beforeExit'
import { type PageView, recordPageViews } from '@/src/commands/recordPageViews'
import { visitBuffer } from '@/src/commands/visitBuffer'
import { logError } from '@/src/log/log'
import { setVisitMetricsSource } from '@/src/metrics/visits'
import { payloadInstance } from '@/src/payload'
import { findStruckNetworks } from '@/src/queries/asSite/findStruckNetworks'

/** The address is forgotten as soon as it is known that it counts. */
type Taken = { seen: PageView; address: string }

/** What this process has taken in and not yet written. */
export const ownVisitBuffer = visitBuffer<Taken>({
  write: async (taken) => {
    const payload = await payloadInstance()
    const struck = await findStruckNetworks(payload, new Date())
    const counted = taken.filter(({ address }) => !isInNetwork(address, struck))
    await recordPageViews(
      payload,
      counted.map(({ seen }) => seen),
    )
  },
  report: logError,
})
beforeExit(ownVisitBuffer.flush)
process.once('exit', ownVisitBuffer.giveUp)
setVisitMetricsSource(ownVisitBuffer.figures)

/** Whether the address, which of IPv6 is a household's network, lies in one of these. */
function isInNetwork(address: string, networks: readonly string[]): boolean {
  const plain = address.replace(/\/\d+$/, '')
  if (networks.length === 0 || !ipaddr.isValid(plain)) return false
  const parsed = ipaddr.process(plain)
  return networks.some((network) => {
    const [of, bits] = ipaddr.parseCIDR(network)
    return of.kind() === parsed.kind() && parsed.match(of, bits)
  })
}
