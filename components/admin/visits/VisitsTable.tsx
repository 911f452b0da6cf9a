import {
  formatCount,
  lineChartUnitTexts,
  visitStatsText as text,
} from '@/src/content/admin/visitStats'
import { Link } from '../frame/routing'
import type { ChartPoint } from './chartPoint'
import styles from './VisitsCurve.module.css'

type Props = { points: readonly ChartPoint[]; unit: keyof typeof lineChartUnitTexts }

/** The figures of the chart as a table; a day links to its details if it has a page of its own. */
export function VisitsTable({ points, unit }: Props) {
  const hasViews = points.some(({ views }) => views !== undefined)
  const hasEarlier = points.some(({ earlier }) => earlier)
  return (
    <details className={styles.table}>
      <summary>{lineChartUnitTexts[unit].showTable}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{lineChartUnitTexts[unit].name}</th>
            <th scope="col">{text.visits}</th>
            {hasViews && <th scope="col">{text.views}</th>}
            {hasEarlier && <th scope="col">{text.earlierVisits}</th>}
          </tr>
        </thead>
        <tbody>
          {points.map(({ key, long, address, visits, views, earlier }) => (
            <tr key={key}>
              <th scope="row">
                {address ? (
                  <Link href={address} prefetch={false}>
                    {long}
                  </Link>
                ) : (
                  long
                )}
              </th>
              <td>{formatFigureOrDash(visits)}</td>
              {hasViews && <td>{formatFigureOrDash(views)}</td>}
              {hasEarlier && <td>{formatFigureOrDash(earlier?.visits)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

const formatFigureOrDash = (value: number | null | undefined) =>
  value == null ? '–' : formatCount(value)
