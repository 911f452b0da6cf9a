'use client'

import { useSyncExternalStore } from 'react'
import { Link } from '@/components/admin/frame/routing'
import { manyAnswersAddress } from '@/src/plugins/answers/admin/manyAnswersAddress'
import { reviewQueueWords as words } from '@/src/plugins/document-reading/words/admin/sitting'
import styles from './SittingEnd.module.css'
import { answerableIn, decidedIn, readSitting } from './sitting'

/** Shown when no application of the list is pending: counts the decisions and links to the replies. */
export function SittingEnd({ list }: { list: string }) {
  const sitting = useSyncExternalStore(subscribeToNothing, readSitting, () => null)
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

// No subscription is needed: a decision re-renders the page, which reads the session storage again.
const subscribeToNothing = () => () => undefined
