'use client'

import { useSyncExternalStore } from 'react'
import { sittingWords as words } from '@/src/content/admin/sitting'
import { manyAnswersAddress } from '../answers/manyAnswersAddress'
import { Link } from '../frame/routing'
import styles from './SittingEnd.module.css'
import { answerableIn, decidedIn, readSitting } from './sitting'

/** That nothing in this list waits any more, and what became of those in it. */
export function SittingEnd({ list }: { list: string }) {
  const sitting = useSyncExternalStore(readAgainWhenDrawn, readSitting, () => null)
  const counts = decidedIn(sitting, list)
  const answerable = answerableIn(sitting, list)
  if (counts.length === 0) return null
  return (
    <div className={styles.end}>
      <p role="status">{`${words.over} ${words.decided(counts)}`}</p>
      {answerable.length > 0 && (
        <Link href={manyAnswersAddress({ ids: answerable })} prefetch={false}>
          {words.answerThem}
        </Link>
      )}
    </div>
  )
}

// A decision draws the page anew, which reads what the tab holds.
const readAgainWhenDrawn = () => () => undefined
