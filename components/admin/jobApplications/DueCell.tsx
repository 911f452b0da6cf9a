'use client'

import type { DateFieldClient, DefaultCellComponentProps } from 'payload'
import { dueWords } from '@/src/content/admin/answerPromise'
import { daysLeft } from '@/src/domain/submissions/answerPromise'
import { useSiteTimezone } from '../timezone/siteTimezone'
import styles from './DueCell.module.css'

/** Days left until the promised reply date, or days overdue. An answered application shows only that it is done. */
export function DueCell({ cellData, rowData }: DefaultCellComponentProps<DateFieldClient>) {
  const timezone = useSiteTimezone()
  if (rowData.answeredAt) return <span className={styles.done}>{dueWords.done}</span>
  if (!cellData || !rowData.awaitsAnswer || rowData.isSpam) return null
  const days = daysLeft(String(cellData), new Date(), timezone)
  return (
    <span className={days < 0 ? styles.late : undefined}>
      <span className={styles.before}>{dueWords.before} </span>
      <span>{dueWords.inList(days)}</span>
    </span>
  )
}
