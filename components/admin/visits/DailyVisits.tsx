'use client'

import {
  formatLongDay,
  formatShortDay,
  visitStatsText as text,
} from '@/src/content/admin/visitStats'
import type { VisitStats } from '@/src/domain/visits/visitStats'
import { VisitFigureSection } from './VisitFigureSection'
import { VisitsCurve } from './VisitsCurve'

type Props = { days: VisitStats['dailyVisits'] }

/** The visits of the last days; the last point is today, which is not over. */
export function DailyVisits({ days }: Props) {
  const points = days.map(({ date, visits }, index) => ({
    key: date,
    long: formatLongDay(date),
    short: formatShortDay(date),
    visits,
    isUnderWay: index === days.length - 1,
  }))
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  return (
    <VisitFigureSection figure="dailyVisits">
      <VisitsCurve
        label={text.chart({ from: first.long, to: last.long })}
        points={points}
        unit="day"
      />
    </VisitFigureSection>
  )
}
