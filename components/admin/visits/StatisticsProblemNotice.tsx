import { TriangleAlert } from 'lucide'
import { Icon } from '@/components/ui/Icon'
import { visitStatsText as text } from '@/src/content/admin/visitStats'
import type { StatisticsProblem as Problem } from './fetchStatistics'
import styles from './StatisticsProblemNotice.module.css'

type Props = { problem: Problem; hasFigures: boolean; onRetry: () => void }

/** States why there are no figures, or no newer ones, with a retry button. */
export function StatisticsProblemNotice({ problem, hasFigures, onRetry }: Props) {
  return (
    <div className={hasFigures ? styles.notice : styles.instead} role="alert">
      <Icon icon={TriangleAlert} size={1.4} />
      <div>
        <p className={styles.sentence}>{text[problem]}</p>
        {hasFigures && <p>{text.stale}</p>}
      </div>
      <button className={styles.retry} onClick={onRetry} type="button">
        {text.retry}
      </button>
    </div>
  )
}
