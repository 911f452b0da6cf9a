import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import styles from './FormBox.module.css'

type Props = {
  /** Sentence about the required fields. */
  required: string
  /** A sentence above the form. */
  notice?: string
  children: ChildrenWithoutText
}

/** The box around a form; full width on a phone. */
export function FormBox({ required, notice, children }: Props) {
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
