import { visitStatsText as text } from '@/src/content/admin/visitStats'
import { visitDeviceLabels, visitSourceLabels } from '@/src/content/visitSources'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { TopPages } from './TopPages'
import { VisitShareList } from './VisitShareList'

/** Shares of the visits by page, source and device. */
export function VisitShares({ report }: { report: Pick<VisitReport, 'stats' | 'pageTitles'> }) {
  const { deviceStats, trafficSources } = report.stats
  const devices = deviceStats.map(({ device, count, percentage }) => ({
    ...{ key: device, percentage },
    label: visitDeviceLabels[device],
    count: text.visitsOf(count),
  }))
  const sources = trafficSources.map(({ source, count, percentage }) => ({
    ...{ key: source, percentage },
    label: visitSourceLabels[source],
    count: text.visitsOf(count),
  }))
  return (
    <>
      <TopPages report={report} />
      <VisitShareList figure="trafficSources" shares={sources} />
      <VisitShareList figure="deviceStats" shares={devices} />
    </>
  )
}
