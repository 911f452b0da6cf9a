import { classNames } from '@/components/ui/classNames'
import {
  formatCount,
  formatDuration,
  formatShare,
  visitStatsText as text,
  visitFigureTexts,
} from '@/src/content/admin/visitStats'
import { trendOf } from '@/src/domain/admin/trend'
import type { VisitTotals as Totals, VisitStats } from '@/src/domain/visits/visitStats'
import { FigureHelp } from './FigureHelp'
import styles from './VisitTotals.module.css'

type Props = { stats: VisitStats; realTimeVisitors: number }
type Figure = {
  name: keyof typeof visitFigureTexts
  value: string
  trend?: string | null
  isMinor?: boolean
  isLive?: boolean
}

/** The figures of the range, each with what has become of it. */
export function VisitTotals({ stats, realTimeVisitors }: Props) {
  const { totals } = stats
  const count = (name: 'totalVisits' | 'uniqueVisitors' | 'pageViews'): Figure => ({
    name,
    value: formatCount(totals[name]),
    trend: trend(stats, name),
  })
  const figures: Figure[] = [
    count('totalVisits'),
    count('uniqueVisitors'),
    count('pageViews'),
    { name: 'realTimeVisitors', value: formatCount(realTimeVisitors), isLive: true },
    {
      name: 'avgSessionDuration',
      value: formatDuration(totals.avgSessionDuration),
      trend: trend(stats, 'avgSessionDuration'),
      isMinor: true,
    },
    {
      name: 'bounceRate',
      value: formatShare(totals.bounceRate),
      trend: bounceTrend(stats),
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

function TotalFigure({ name, value, trend, isMinor, isLive }: Figure) {
  const { label, help } = visitFigureTexts[name]
  return (
    <div className={styles.figure}>
      <dt className={classNames(styles.label, isLive && styles.live)}>
        {label}
        <FigureHelp figure={label} help={help} />
      </dt>
      <dd className={classNames(styles.value, isMinor && styles.minor)}>{value}</dd>
      {trend && <dd className={styles.trend}>{trend}</dd>}
    </div>
  )
}

function trend({ range, trend }: VisitStats, name: keyof Totals): string | null {
  const percent = trend && trendOf(trend.current[name], trend.previous[name])
  return percent === null ? null : text.trend(percent, range)
}

// A percentage of a percentage would be misread. Without a visit there was nothing to leave.
function bounceTrend({ range, trend }: VisitStats): string | null {
  if (!trend || trend.previous.totalVisits === 0 || trend.current.totalVisits === 0) return null
  const points = trend.current.bounceRate - trend.previous.bounceRate
  return text.trendInPoints(Math.round(points), range)
}
