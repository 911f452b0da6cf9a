import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import { formatPercentage, visitStatsText as text } from '@/src/content/admin/visitStats'
import { VisitFigureSection } from './VisitFigureSection'
import styles from './VisitShareList.module.css'

export type VisitShare = {
  key: string
  label: string
  count: string
  percentage: number
  /** A breakdown of the count, as text. */
  parts?: string
}
type Props = {
  figure: 'topPages' | 'deviceStats' | 'trafficSources' | 'campaigns'
  shares: readonly VisitShare[]
  children?: ChildrenWithoutText
}

/** The parts of a total: each with its label, count and percentage, and a decorative bar. */
export function VisitShareList({ figure, shares, children }: Props) {
  const isEmpty = shares.every(({ percentage }) => percentage === 0)
  return (
    <VisitFigureSection figure={figure}>
      {isEmpty ? (
        <p className={styles.none}>{text.empty}</p>
      ) : (
        <ol className={styles.shares}>
          {shares.map(({ key, label, count, percentage, parts }) => (
            <li className={styles.share} key={key}>
              <span className={styles.label}>{label}</span>{' '}
              <span className={styles.count}>{count}</span>{' '}
              <span className={styles.percentage}>{formatPercentage(percentage)}</span>
              <span aria-hidden="true" className={styles.bar}>
                <span style={{ inlineSize: `${percentage}%` }} />
              </span>
              {parts && <span className={styles.parts}>{parts}</span>}
            </li>
          ))}
        </ol>
      )}
      {children}
    </VisitFigureSection>
  )
}
