'use client'

import { useSyncExternalStore } from 'react'
import { sittingWords as words } from '@/src/content/admin/sitting'
import styles from './SittingEnd.module.css'
import { decidedIn, readSitting } from './sitting'

/** That nothing in this list waits any more, and what became of those in it. */
export function SittingEnd({ list }: { list: string }) {
  const sitting = useSyncExternalStore(readAgainWhenDrawn, readSitting, () => null)
  const counts = decidedIn(sitting, list)
  if (counts.length === 0) return null
  return (
    <p className={styles.end} role="status">
      {words.over} {words.decided(counts)}
    </p>
  )
}

// A decision draws the page anew, which reads what the tab holds.
const readAgainWhenDrawn = () => () => undefined
