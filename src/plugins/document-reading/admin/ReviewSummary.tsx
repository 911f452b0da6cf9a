'use client'

import { useSyncExternalStore } from 'react'
import { Link } from '@/components/admin/frame/routing'
import { manyAnswersAddress } from '@/src/plugins/answers/admin/manyAnswersAddress'
import { reviewQueueWords as words } from '@/src/plugins/document-reading/words/admin/reviewQueue'
import styles from './ReviewSummary.module.css'
import { answerableIn, decidedIn, readReviewSession } from './reviewSession'

/** Shown when no application of the list is pending: counts the decisions and links to the replies. */
export function ReviewSummary({ list }: { list: string }) {
  const session = useSyncExternalStore(subscribeToNothing, readReviewSession, () => null)
  const counts = decidedIn(session, list)
  const answerable = answerableIn(session, list)
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
