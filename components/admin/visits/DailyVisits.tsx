'use client'

import dynamic from 'next/dynamic'
import {
  formatCount,
  formatLongDay,
  formatMean,
  visitStatsText as text,
} from '@/src/content/admin/visitStats'
import { summarizeDays } from '@/src/domain/visits/dailySummary'
import type { VisitStats } from '@/src/domain/visits/visitStats'
import styles from './DailyVisits.module.css'
import { FigureSection } from './FigureSection'

// The library that draws it weighs more than the rest of the panel: only who looks at the panel fetches it.
const DailyVisitsChart = dynamic(
  () => import('./DailyVisitsChart').then(({ DailyVisitsChart }) => DailyVisitsChart),
  { ssr: false },
)

type Props = { days: VisitStats['dailyVisits'] }

/** The visits of each day as a line, in three figures, and on request as a table. */
export function DailyVisits({ days }: Props) {
  const { peak, average, total } = summarizeDays(days)
  return (
    <FigureSection figure="dailyVisits">
      <dl className={styles.summary}>
        <div className={styles.peak}>
          <dt>{text.peak}</dt>
          <dd>{peak ? text.peakOn(peak.visits, formatLongDay(peak.date)) : formatCount(0)}</dd>
        </div>
        <div className={styles.average}>
          <dt>{text.average}</dt>
          <dd>{formatMean(average)}</dd>
        </div>
        <div>
          <dt>{text.total}</dt>
          <dd>{formatCount(total)}</dd>
        </div>
      </dl>
      <div className={styles.chart}>
        <DailyVisitsChart average={average} days={days} peak={peak} />
      </div>
      <details className={styles.table}>
        <summary>{text.showTable}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{text.day}</th>
              <th scope="col">{text.visits}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, visits }) => (
              <tr key={date}>
                <th scope="row">{formatLongDay(date)}</th>
                <td>{formatCount(visits)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </FigureSection>
  )
}
