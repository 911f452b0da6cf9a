'use client'

import type { MouseEvent } from 'react'
import {
  CartesianGrid,
  Line,
  LineChart,
  Rectangle,
  ReferenceDot,
  ReferenceLine,
  Tooltip,
  usePlotArea,
  XAxis,
  YAxis,
} from 'recharts'
import { classNames } from '@/components/ui/classNames'
import { formatCount } from '@/src/content/admin/visitStats'
import { ChartPointTooltip } from './ChartPointTooltip'
import type { ChartPoint } from './chartPoint'
import styles from './VisitsChart.module.css'

type Props = {
  label: string
  points: readonly ChartPoint[]
  average: number
  peak: { key: string; visits: number } | null
  /** Called with the key of the clicked point. */
  onOpen?: (key: string) => void
}

const MIN_MARGIN_PX = 14
const HALF_DIGIT_WIDTH_PX = 4.5
const MAX_POINTS_WITH_DOTS = 45

// Space for the number above the peak, which may be at the top or, for today, at the right edge.
const computeChartMargin = (figure: string) => ({
  top: 34,
  right: Math.max(MIN_MARGIN_PX, Math.ceil(figure.length * HALF_DIGIT_WIDTH_PX) + 2),
  bottom: 0,
  left: 0,
})
const LABEL_LAYER_Z_INDEX = 700
const CURRENT_PERIOD_LINE_PROPS = {
  activeDot: { r: 5 },
  isAnimationActive: false,
  stroke: 'var(--visits-line)',
  strokeWidth: 2.25,
  type: 'linear',
} as const
const DOT_PROPS = { fill: 'var(--admin-surface)', r: 3, strokeDasharray: 'none' }
const EARLIER_PERIOD_LINE_PROPS = {
  activeDot: false,
  dataKey: 'earlier.visits',
  dot: false,
  isAnimationActive: false,
  stroke: 'var(--admin-grey-450)',
  strokeWidth: 1.5,
  type: 'linear',
} as const
const AXIS_PROPS = {
  axisLine: false,
  className: styles.axis,
  tick: { fill: 'var(--admin-grey-600)' },
  tickLine: false,
} as const

/** Line chart with arrow key navigation. VisitsCurve shows the same figures as text and as a table. */
export function VisitsChart({ label, points, average, peak, onOpen }: Props) {
  const underWay = points.findIndex(({ isUnderWay }) => isUnderWay)
  const chartPoints = points.map((point, index) => ({
    ...point,
    ended: index === underWay ? null : point.visits,
    underWay: index === underWay || index === underWay - 1 ? point.visits : null,
  }))
  const pointOf = (key: unknown) => points.find((point) => point.key === key)
  const dot = points.length > MAX_POINTS_WITH_DOTS ? false : DOT_PROPS
  return (
    <LineChart
      aria-label={label}
      className={classNames(styles.chart, onOpen && styles.opens)}
      data={chartPoints}
      margin={computeChartMargin(peak ? formatCount(peak.visits) : '')}
      responsive
    >
      <CartesianGrid stroke="var(--admin-grey-100)" vertical={false} />
      <XAxis
        {...AXIS_PROPS}
        dataKey="key"
        minTickGap={28}
        tickFormatter={(key: unknown) => pointOf(key)?.short ?? ''}
        tickMargin={10}
      />
      <YAxis
        {...AXIS_PROPS}
        allowDecimals={false}
        tickFormatter={formatCount}
        tickMargin={8}
        width="auto"
      />
      <Tooltip
        content={(tooltip) => <ChartPointTooltip {...tooltip} pointOf={pointOf} />}
        cursor={{ stroke: 'var(--admin-grey-300)' }}
        isAnimationActive={false}
      />
      <ReferenceLine stroke="var(--admin-grey-450)" strokeDasharray="2 4" y={average} />
      {points.some(({ earlier }) => earlier) && <Line {...EARLIER_PERIOD_LINE_PROPS} />}
      <Line {...CURRENT_PERIOD_LINE_PROPS} dataKey="underWay" dot={dot} strokeDasharray="5 4" />
      <Line {...CURRENT_PERIOD_LINE_PROPS} dataKey="ended" dot={dot} />
      {chartPoints.map(({ key, notes = [], isMarked }) =>
        notes.length === 0 ? null : (
          <ReferenceDot
            className={isMarked ? styles.marked : styles.event}
            key={key}
            r={4}
            x={key}
            y={0}
            zIndex={LABEL_LAYER_Z_INDEX}
          />
        ),
      )}
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
          x={peak.key}
          y={peak.visits}
          zIndex={LABEL_LAYER_Z_INDEX}
        />
      )}
      {onOpen && <ChartClickArea onOpen={onOpen} points={points} />}
    </LineChart>
  )
}

type ChartClickAreaProps = { points: readonly ChartPoint[]; onOpen: (key: string) => void }

// The library's click event may report the focused point, so this rectangle finds the point nearest to the pointer.
function ChartClickArea({ points, onOpen }: ChartClickAreaProps) {
  const area = usePlotArea()
  const open = ({ clientX, currentTarget }: MouseEvent<SVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const nearest = points[Math.round(((clientX - left) / width) * (points.length - 1))]
    if (nearest) onOpen(nearest.key)
  }
  return area && <Rectangle {...area} className={styles.field} onClick={open} />
}
