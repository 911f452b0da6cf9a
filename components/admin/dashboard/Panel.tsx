import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

type Props = { title: string; children: ReactNode }

/** A titled part of the dashboard. */
export function Panel({ title, children }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <h2 className={styles.title} id={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}
