import { Link } from '@payloadcms/ui'
import type { WidgetServerProps } from 'payload'
import {
  type DashboardFigureName,
  isFigureWithTrend,
  isWaitingFigure,
} from '@/src/plugins/dashboard/rules/dashboard'
import { dashboardText, formatFigure } from '@/src/plugins/dashboard/words/admin'
import { readDashboardFiguresOnce } from './dashboardFacts'
import { listUrlByFigure } from './dashboardUrls'
import styles from './FigureWidget.module.css'

type Props = WidgetServerProps & { figure: DashboardFigureName }

/** Dashboard widget: one figure with its trend, linked to the list that it counts. */
export async function FigureWidget({ figure, req }: Props) {
  const figures = await readDashboardFiguresOnce(req)
  if (!figures) return null
  const value = figures[figure]
  const trend = isFigureWithTrend(figure) ? figures.trends[figure] : null
  const isHighlighted = isWaitingFigure(figure) && value > 0
  return (
    <Link
      className={isHighlighted ? `${styles.card} ${styles.calling}` : styles.card}
      href={listUrlByFigure[figure]}
      prefetch={false}
    >
      <span className={styles.label}>{dashboardText.figures[figure]}</span>
      <span className={styles.value}>{formatFigure(value)}</span>
      {trend !== null && (
        <span className={styles.trend} data-trend>
          {dashboardText.trend(trend)}
        </span>
      )}
    </Link>
  )
}
