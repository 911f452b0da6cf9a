import type { Elements } from '@/components/ui/elements'
import styles from './FormSheet.module.css'

type Props = {
  /** Which fields must be filled. */
  required: string
  /** A sentence above the form. */
  notice?: string
  children: Elements
}

/** The sheet of paper that a form stands on; from edge to edge on a phone. */
export function FormSheet({ required, notice, children }: Props) {
  return (
    <div className={styles.sheet}>
      {notice ? (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      ) : null}
      <p className={styles.small}>{required}</p>
      {children}
    </div>
  )
}
