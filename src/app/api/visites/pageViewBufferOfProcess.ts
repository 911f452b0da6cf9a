import { createBatchWriteBuffer } from '@/src/commands/createBatchWriteBuffer'
import { type PageView, recordPageViews } from '@/src/commands/recordPageViews'
import { logError } from '@/src/log/log'
import { setPageViewMetricsSource } from '@/src/metrics/visits'
import { getPayloadInstance } from '@/src/payload'
import { readNetworkExclusionPredicate } from '@/src/queries/visits/visitExclusions'
import { registerFlushBeforeExit } from '@/src/registerFlushBeforeExit'

/** The IP address is dropped after the check of the excluded networks. */
type ReceivedView = { seen: PageView; address: string }

/** Page views that this process has received and not yet written to the database. */
export const pageViewBufferOfProcess = createBatchWriteBuffer<ReceivedView>({
  write: async (received) => {
    const payload = await getPayloadInstance()
    const isExcluded = await readNetworkExclusionPredicate(payload, new Date())
    const counted = received.filter(({ address }) => !isExcluded(address))
    await recordPageViews(
      payload,
      counted.map(({ seen }) => seen),
    )
  },
  report: logError,
})
registerFlushBeforeExit(pageViewBufferOfProcess.flush)
process.once('exit', pageViewBufferOfProcess.giveUp)
setPageViewMetricsSource(pageViewBufferOfProcess.figures)
