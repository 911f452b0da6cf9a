import type { TooltipContentProps } from 'recharts'
import { formatLongDay, visitStatsText as text } from '@/src/content/admin/visitStats'
import styles from './DailyVisitsChart.module.css'

/** The day under the pointer, or to which the arrow keys have come. */
export function DayNote({ active, payload }: TooltipContentProps) {
  const { date, visits } = payload[0]?.payload ?? {}
  if (!active || typeof date !== 'string' || typeof visits !== 'number') return null
  return (
    <p className={styles.note}>
      {formatLongDay(date)} <strong>{text.visitsOf(visits)}</strong>
    </p>
  )
}
