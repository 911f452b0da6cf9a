'use client'

import dynamic from 'next/dynamic'
import {
  formatCount,
  formatMean,
  lineChartUnitTexts,
  visitStatsText as text,
} from '@/src/content/admin/visitStats'
import { summarizeDailyVisits } from '@/src/domain/visits/dailySummary'
import { useRouter } from '../frame/routing'
import type { ChartPoint } from './chartPoint'
import styles from './VisitsCurve.module.css'
import { VisitsTable } from './VisitsTable'

// The chart library is larger than the rest of the panel, so it is loaded only with the panel.
const VisitsChart = dynamic(() => import('./VisitsChart').then(({ VisitsChart }) => VisitsChart), {
  ssr: false,
})

type Props = {
  label: string
  points: readonly ChartPoint[]
  unit: keyof typeof lineChartUnitTexts
  /** Label of the comparison line. */
  earlier?: string
}

/** Visits by day or hour: a line chart, three figures, and a table that can be expanded. */
export function VisitsCurve({ label, points, unit, earlier }: Props) {
  const router = useRouter()
  const begun = points.flatMap(({ visits, ...point }) =>
    visits === null ? [] : [{ ...point, visits }],
  )
  const { peak, average, total } = summarizeDailyVisits(begun)
  const open = (key: string) => {
    const address = points.find((point) => point.key === key)?.address
    if (address) router.push(address)
  }
  return (
    <>
      <dl className={styles.summary}>
        <div className={styles.peak}>
          <dt>{text.peak}</dt>
          <dd>{peak ? lineChartUnitTexts[unit].peak(peak.visits, peak.long) : formatCount(0)}</dd>
        </div>
        <div className={styles.average}>
          <dt>{lineChartUnitTexts[unit].average}</dt>
          <dd>{formatMean(average)}</dd>
        </div>
        <div>
          <dt>{text.total}</dt>
          <dd>{formatCount(total)}</dd>
        </div>
        {earlier && (
          <div className={styles.earlier}>
            <dt>{text.earlierLine}</dt>
            <dd>{earlier}</dd>
          </div>
        )}
      </dl>
      <div className={styles.chart}>
        <VisitsChart
          average={average}
          label={label}
          onOpen={points.some(({ address }) => address) ? open : undefined}
          peak={peak}
          points={points}
        />
      </div>
      <VisitsTable points={points} unit={unit} />
    </>
  )
}
