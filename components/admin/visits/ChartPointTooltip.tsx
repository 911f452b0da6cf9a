import type { TooltipContentProps } from 'recharts'
import { visitStatsText as text } from '@/src/content/admin/visitStats'
import type { ChartPoint } from './chartPoint'
import styles from './VisitsChart.module.css'

type Props = TooltipContentProps & { pointOf: (key: unknown) => ChartPoint | undefined }

/** Tooltip of the day or hour under the pointer, or selected with the arrow keys. */
export function ChartPointTooltip({ active, label, pointOf }: Props) {
  const point = pointOf(label)
  if (!active || !point || point.visits === null) return null
  const { earlier, notes = [] } = point
  return (
    <div className={styles.note}>
      <p>
        <span>{point.long}</span> <strong>{text.visitsOf(point.visits)}</strong>
      </p>
      {earlier && (
        <p className={styles.earlier}>{`${earlier.long} ${text.visitsOf(earlier.visits)}`}</p>
      )}
      {notes.length > 0 && (
        <ul>
          {notes.slice(0, MAX_TOOLTIP_NOTES).map((note) => (
            <li key={note}>{note}</li>
          ))}
          {notes.length > MAX_TOOLTIP_NOTES && <li>…</li>}
        </ul>
      )}
    </div>
  )
}

const MAX_TOOLTIP_NOTES = 4
