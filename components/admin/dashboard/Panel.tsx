import { useId } from 'react'
import type { Elements } from '@/components/ui/elements'
import styles from './Panel.module.css'

type Props = {
  title: string
  /** What can be done with the whole of it. */
  actions?: Elements
  children: Elements
}

/** A titled part of the dashboard. */
export function Panel({ title, actions, children }: Props) {
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title} id={heading}>
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  )
}
