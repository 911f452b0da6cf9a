'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { useSiteTimezone } from '@/components/admin/timezone/siteTimezone'
import { promisedReplyDateWords } from '@/src/content/admin/replyPromise'
import { daysUntilReplyDue } from '@/src/domain/submissions/replyPromise'
import styles from './ReplyDueCell.module.css'

/** Days until the promised reply date, or the state of an answered or withdrawn application. */
export function ReplyDueCell({ cellData, rowData }: DefaultCellComponentProps<DateFieldClient>) {
  const timezone = useSiteTimezone()
  if (rowData.withdrawnAt)
    return <span className={styles.done}>{promisedReplyDateWords.withdrawn}</span>
  if (rowData.answeredAt) return <span className={styles.done}>{promisedReplyDateWords.done}</span>
  if (!cellData || !rowData.awaitsAnswer || rowData.isSpam) return null
  const days = daysUntilReplyDue(String(cellData), new Date(), timezone)
  return (
    <span className={days < 0 ? styles.late : undefined}>
      <span className={styles.before}>{promisedReplyDateWords.before} </span>
      <span>{promisedReplyDateWords.inList(days)}</span>
    </span>
  )
}
