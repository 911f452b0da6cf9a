'use client'

import { type ReactNode, useState } from 'react'
import type { ChildrenWithoutText } from '@/components/ui/childrenWithoutText'
import styles from './JobSearchPanel.module.css'

type Props = { startsOpen: boolean; summary: ReactNode; children: ChildrenWithoutText }

/** A panel that is open at first when a filter is active; then the visitor opens and closes it. */
export function FiltersPanel({ startsOpen, summary, children }: Props) {
  const [openAtFirst] = useState(startsOpen)
  return (
    <details className={styles.filters} open={openAtFirst}>
      <summary className={styles.toggle}>{summary}</summary>
      {children}
    </details>
  )
}
