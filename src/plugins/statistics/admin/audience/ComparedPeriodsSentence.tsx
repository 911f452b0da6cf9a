import type { VisitTrend } from '@/src/domain/visits/visitStats'
import type { ComparedPeriods } from '@/src/plugins/statistics/rules/comparison'
import { audienceText as text } from '@/src/plugins/statistics/words/admin/audience'
import styles from './AudienceReport.module.css'

type Props = {
  compared: ComparedPeriods | null
  trend: VisitTrend | null
  endsToday: boolean
}

/** States which two periods the trends compare, or why there are no trends. */
export function ComparedPeriodsSentence({ compared, trend, endsToday }: Props) {
  if (!compared) return null
  const { whole } = compared
  if (!whole) return <p className={styles.quiet}>{text.unfinished}</p>
  if (!trend) return <p className={styles.quiet}>{text.notYet(whole.previous)}</p>
  return (
    <p className={styles.quiet}>
      <span>{text.compared(compared, whole)}</span> {endsToday && <span>{text.withoutToday}</span>}
    </p>
  )
}
