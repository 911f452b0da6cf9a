import { classNames } from '@/components/ui/classNames'
import { formatVisitTrend } from '@/src/content/admin/formatVisitTrend'
import {
  formatCount,
  formatDuration,
  formatPercentage,
  visitFigureTexts,
} from '@/src/content/admin/visitStats'
import type { VisitStats } from '@/src/domain/visits/visitStats'
import { FigureHelp } from './FigureHelp'
import styles from './VisitTotals.module.css'

type Props = {
  stats: VisitStats
  /** The end of the trend sentence, which names the compared period. */
  within: string
  /** Visitors on the site now; null hides the figure, which makes no sense beside a past period. */
  realTimeVisitors: number | null
}
type TotalFigureProps = {
  name: keyof typeof visitFigureTexts
  value: string
  trend?: string | null
  isMinor?: boolean
  isLive?: boolean
}

/** The totals of a period, each with its trend. */
export function VisitTotals({ stats, within, realTimeVisitors }: Props) {
  const { totals } = stats
  const count = (name: 'totalVisits' | 'uniqueVisitors' | 'pageViews'): TotalFigureProps => ({
    name,
    value: formatCount(totals[name]),
    trend: formatVisitTrend(stats, name, within),
  })
  const figures: TotalFigureProps[] = [
    count('totalVisits'),
    count('uniqueVisitors'),
    count('pageViews'),
    ...(realTimeVisitors === null
      ? []
      : [
          {
            name: 'realTimeVisitors' as const,
            value: formatCount(realTimeVisitors),
            isLive: true,
          },
        ]),
    {
      name: 'avgSessionDuration',
      value: formatDuration(totals.avgSessionDuration),
      trend: formatVisitTrend(stats, 'avgSessionDuration', within),
      isMinor: true,
    },
    {
      name: 'bounceRate',
      value: formatPercentage(totals.bounceRate),
      trend: formatVisitTrend(stats, 'bounceRate', within),
      isMinor: true,
    },
  ]
  return (
    <dl className={styles.figures}>
      {figures.map((figure) => (
        <TotalFigure key={figure.name} {...figure} />
      ))}
    </dl>
  )
}

function TotalFigure({ name, value, trend, isMinor, isLive }: TotalFigureProps) {
  const { label, help } = visitFigureTexts[name]
  return (
    <div className={styles.figure}>
      <dt className={classNames(styles.label, isLive && styles.live)}>
        <span>{label}</span>
        <FigureHelp figure={label} help={help} />
      </dt>
      <dd className={classNames(styles.value, isMinor && styles.minor)}>{value}</dd>
      {trend && <dd className={styles.trend}>{trend}</dd>}
    </div>
  )
}
