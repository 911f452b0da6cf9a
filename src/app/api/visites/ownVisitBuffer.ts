import ipaddr from 'ipaddr.js'
import { beforeExit } from '@/src/beforeExit'
import { type PageView, recordPageViews } from '@/src/commands/recordPageViews'
import { visitBuffer } from '@/src/commands/visitBuffer'
import { logError } from '@/src/log/log'
import { setVisitMetricsSource } from '@/src/metrics/visits'
import { payloadInstance } from '@/src/payload'
import { findExcludedNetworks } from '@/src/queries/internal/findExcludedNetworks'

/** The IP address is dropped after the check of the excluded networks. */
type ReceivedView = { seen: PageView; address: string }

/** Page views that this process has received and not yet written to the database. */
export const ownVisitBuffer = visitBuffer<ReceivedView>({
  write: async (received) => {
    const payload = await payloadInstance()
    const excludedNetworks = await findExcludedNetworks(payload, new Date())
    const counted = received.filter(({ address }) => !isInNetwork(address, excludedNetworks))
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

/** Whether the IP address is in one of these networks. An IPv6 address has been shortened to its /64 network. */
function isInNetwork(address: string, networks: readonly string[]): boolean {
  const plain = address.replace(/\/\d+$/, '')
  if (networks.length === 0 || !ipaddr.isValid(plain)) return false
  const parsed = ipaddr.process(plain)
  return networks.some((network) => {
    const [of, bits] = ipaddr.parseCIDR(network)
    return of.kind() === parsed.kind() && parsed.match(of, bits)
  })
}
