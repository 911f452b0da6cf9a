import { visitStatsText as text } from '@/src/content/admin/visitStats'
import type { VisitReport } from '@/src/domain/visits/visitReport'
import { visitSections } from '@/src/plugins/visitSections'
import { DailyVisits } from './DailyVisits'
import { VisitShares } from './VisitShares'
import styles from './VisitsPanel.module.css'

/** Details of the visits: days, pages, devices, sources, and what plugins add. */
export function VisitDetails({ report }: { report: VisitReport }) {
  const { range, stats } = report
  if (stats.totals.pageViews === 0 && stats.dailyVisits.every(({ visits }) => visits === 0)) {
    return (
      <div className={styles.empty}>
        <p className={styles.emptySentence}>{text.empty}</p>
        <p>{text.emptyHelp}</p>
      </div>
    )
  }
  return (
    <div className={styles.details}>
      <DailyVisits days={stats.dailyVisits} />
      <VisitShares report={report} />
      {visitSections.map(({ name, Section }) => (
        <Section key={name} report={report} />
      ))}
      <footer className={styles.note}>
        {stats.trend && <p>{text.compared(range)}</p>}
        {stats.anonymousViews > 0 && <p>{text.anonymous(stats.anonymousViews)}</p>}
        <p>{text.note}</p>
      </footer>
    </div>
  )
}
