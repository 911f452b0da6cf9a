'use client'

import { type ReactNode, useState } from 'react'
import type { Elements } from '@/components/ui/elements'
import styles from './JobSearchPanel.module.css'

type Props = { startsOpen: boolean; summary: ReactNode; children: Elements }

/** Opened and closed by the browser. Open at first when a filter is set, later as the visitor left it. */
export function FiltersPanel({ startsOpen, summary, children }: Props) {
  const [openAtFirst] = useState(startsOpen)
  return (
    <details className={styles.filters} open={openAtFirst}>
      <summary className={styles.toggle}>{summary}</summary>
      {children}
    </details>
  )
}
