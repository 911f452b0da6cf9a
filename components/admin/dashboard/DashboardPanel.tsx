import { useId } from 'react'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import styles from './DashboardPanel.module.css'

type Props = {
  title: string
  /** Links or buttons beside the title. */
  actions?: ChildrenWithoutText
  children: ChildrenWithoutText
}

/** A section of the dashboard with a title. */
export function DashboardPanel({ title, actions, children }: Props) {
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
