import { adminLayoutText } from '@/src/content/admin/adminLayout'
import type { LiveUpdatedCollection } from '@/src/domain/admin/liveUpdates'
import styles from './CountBadge.module.css'

type Props = { of: LiveUpdatedCollection | 'toRead'; value: number; needsAttention: boolean }

const numberFormat = new Intl.NumberFormat('fr-FR')

/** Number of records in a menu entry. A count of zero is hidden if the badge only signals pending work. */
export function CountBadge({ of, value, needsAttention }: Props) {
  if (needsAttention && value === 0) return null
  return (
    <span className={needsAttention ? styles.attention : styles.count}>
      <span>{numberFormat.format(value)}</span>{' '}
      <span className="sr-only">{adminLayoutText.counted[of](value)}</span>
    </span>
  )
}
