import type { ReactNode } from 'react'
import styles from './Badge.module.css'

export type BadgeTone = 'navy' | 'accent' | 'plain' | 'inverse'

export function Badge({ tone = 'plain', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`${styles.badge} ${styles[tone]}`}>{children}</span>
}
