'use client'

import { useSyncExternalStore } from 'react'
import { applicationBulkActions } from '@/src/plugins/applicationBulkActions'
import { reviewQueueWords as words } from '@/src/plugins/document-reading/words/admin/reviewQueue'
import styles from './ReviewSummary.module.css'
import {
  countDecisionsByStatus,
  findDecidedApplicationIds,
  readReviewSessionJson,
} from './reviewSession'

/** Summary at the end of a list: counts the decisions, and offers the plugins' actions on them. */
export function ReviewSummary({ list }: { list: string }) {
  const session = useSyncExternalStore(subscribeToNothing, readReviewSessionJson, () => null)
  const counts = countDecisionsByStatus(session, list)
  const answerable = findDecidedApplicationIds(session, list)
  if (counts.length === 0) return null
  return (
    <div className={styles.end}>
      <p role="status">{`${words.over} ${words.decided(counts)}`}</p>
      {answerable.length > 0 &&
        applicationBulkActions.map(
          ({ AfterReview, name }) => AfterReview && <AfterReview ids={answerable} key={name} />,
        )}
    </div>
  )
}

// Nothing is observed: a decision re-renders the page, which reads the session storage again.
const subscribeToNothing = () => () => undefined
