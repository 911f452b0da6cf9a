import { visitStatsText as text } from '@/src/content/admin/visitStats'
import { visitDeviceLabels, visitSourceLabels } from '@/src/content/visitSources'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { DailyVisits } from './DailyVisits'
import { OfferFunnels } from './OfferFunnels'
import { ShareList } from './ShareList'
import { TopPages } from './TopPages'
import styles from './VisitsPanel.module.css'

/** Behind the figures: when, what, on which device, from where. */
export function VisitDetails({ report }: { report: VisitReport }) {
  const { range, stats, offers } = report
  if (stats.totals.pageViews === 0 && stats.dailyVisits.every(({ visits }) => visits === 0)) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptySentence}>{text.empty}</p>
        <p>{text.emptyHelp}</p>
      </div>
    )
  }
  const devices = stats.deviceStats.map(({ device, count, percentage }) => ({
    ...{ key: device, percentage },
    label: visitDeviceLabels[device],
    count: text.visitsOf(count),
  }))
  const sources = stats.trafficSources.map(({ source, count, percentage }) => ({
    ...{ key: source, percentage },
    label: visitSourceLabels[source],
    count: text.visitsOf(count),
  }))
  return (
    <div className={styles.details}>
      <DailyVisits days={stats.dailyVisits} />
      <TopPages report={report} />
      <ShareList figure="trafficSources" shares={sources} />
      <ShareList figure="deviceStats" shares={devices} />
      <OfferFunnels offers={offers} />
      <footer className={styles.note}>
        {stats.trend && <p>{text.compared(range)}</p>}
        {stats.anonymousViews > 0 && <p>{text.anonymous(stats.anonymousViews)}</p>}
        <p>{text.note}</p>
      </footer>
    </div>
  )
}
