'use client'

import { applicationStatusLabels } from '@/src/content/statusLabels'
import { formatDay } from '@/src/domain/text/frenchDate'
import type { FoundSealedRecords } from '@/src/plugins/retention/rules/sealedRecord'
import {
  retentionEndReasonLabels,
  sealedRecordsText,
  sealedRecordsPage as words,
} from '@/src/plugins/retention/words/admin/sealedRecords'
import styles from './SealedRecords.module.css'

const { fields } = sealedRecordsText

export function SealedRecordList({ records, hasMore }: FoundSealedRecords) {
  return (
    <>
      {hasMore ? <p>{words.more}</p> : null}
      <ul className={styles.records}>
        {records.map((record) => (
          <li key={record.id}>
            <h3>{words.number(record.id)}</h3>
            <dl>
              {sealedRecordLines(record).map(([label, value]) =>
                value === null ? null : (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ),
              )}
            </dl>
          </li>
        ))}
      </ul>
    </>
  )
}

const formatDayOrNull = (day: string | null) => (day === null ? null : formatDay(day))

const sealedRecordLines = (record: FoundSealedRecords['records'][number]) =>
  [
    [fields.name, record.name],
    [fields.email, record.email],
    [fields.offer, record.offer],
    [fields.receivedAt, formatDay(record.receivedOn)],
    [fields.status, applicationStatusLabels[record.status]],
    [fields.decidedAt, formatDayOrNull(record.decidedOn)],
    [fields.withdrawnAt, formatDayOrNull(record.withdrawnOn)],
    [fields.endedAt, formatDay(record.endedOn)],
    [fields.reason, retentionEndReasonLabels[record.reason]],
    [words.until, formatDay(record.until)],
  ] as const
