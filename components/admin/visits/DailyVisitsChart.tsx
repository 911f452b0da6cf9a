'use client'

import {
  CartesianGrid,
  Line,
  LineChart,
  ReferenceDot,
  ReferenceLine,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts'
import {
  formatCount,
  formatLongDay,
  formatShortDay,
  visitStatsText as text,
} from '@/src/content/admin/visitStats'
import type { DailySummary } from '@/src/domain/visits/dailySummary'
import type { VisitStats } from '@/src/domain/visits/visitStats'
import styles from './DailyVisitsChart.module.css'
import { DayNote } from './DayNote'

type Props = Pick<DailySummary, 'average' | 'peak'> & { days: VisitStats['dailyVisits'] }

const NARROWEST = 14
const HALF_A_DIGIT = 4.5

// Room for the figure above a peak: it reaches the top, and today's stands at the edge.
const marginFor = (figure: string) => ({
  top: 34,
  right: Math.max(NARROWEST, Math.ceil(figure.length * HALF_A_DIGIT) + 2),
  bottom: 0,
  left: 0,
})
const ABOVE_THE_LINE = 700
const LINE = {
  activeDot: { r: 5 },
  dot: { fill: 'var(--admin-surface)', r: 3, strokeDasharray: 'none' },
  isAnimationActive: false,
  stroke: 'var(--visits-line)',
  strokeWidth: 2.25,
  type: 'linear',
} as const
const AXIS = {
  axisLine: false,
  className: styles.axis,
  tick: { fill: 'var(--admin-grey-600)' },
  tickLine: false,
} as const

/** The line, which the arrow keys walk along; what it says also stands in words and in a table beside it. */
export function DailyVisitsChart({ days, average, peak }: Props) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return null
  // Today is not over: its visits are dashed, or every morning would look like a collapse.
  const points = days.map((day, index) => ({
    ...day,
    ended: day === last ? null : day.visits,
    underWay: index >= days.length - 2 ? day.visits : null,
  }))
  return (
    <LineChart
      aria-label={text.chart({ from: formatLongDay(first.date), to: formatLongDay(last.date) })}
      className={styles.chart}
      data={points}
      margin={marginFor(peak ? formatCount(peak.visits) : '')}
      responsive
    >
      <CartesianGrid stroke="var(--admin-grey-100)" vertical={false} />
      <XAxis
        {...AXIS}
        dataKey="date"
        minTickGap={28}
        tickFormatter={formatShortDay}
        tickMargin={10}
      />
      <YAxis
        {...AXIS}
        allowDecimals={false}
        tickFormatter={formatCount}
        tickMargin={8}
        width="auto"
      />
      <Tooltip
        content={DayNote}
        cursor={{ stroke: 'var(--admin-grey-300)' }}
        isAnimationActive={false}
      />
      <ReferenceLine stroke="var(--admin-grey-450)" strokeDasharray="2 4" y={average} />
      <Line {...LINE} dataKey="underWay" strokeDasharray="5 4" />
      <Line {...LINE} dataKey="ended" />
      {peak && (
        <ReferenceDot
          fill="var(--admin-accent)"
          label={{
            className: styles.peak,
            fill: 'var(--admin-attention-ink)',
            offset: 10,
            position: 'top',
            value: formatCount(peak.visits),
          }}
          r={5}
          stroke="var(--admin-surface)"
          strokeWidth={2}
          x={peak.date}
          y={peak.visits}
          zIndex={ABOVE_THE_LINE}
        />
      )}
    </LineChart>
  )
}
