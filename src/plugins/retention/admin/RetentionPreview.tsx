'use client'

import { Button } from '@payloadcms/ui'
import { useSiteTimezone } from '@/components/admin/timezone/siteTimezone'
import { RETENTION_KINDS } from '@/src/plugins/retention/rules/retentionPeriods'
import {
  formatDueCount,
  retentionKindLabels,
  retentionPreviewWords as words,
} from '@/src/plugins/retention/words/admin/retention'
import styles from './RetentionPreview.module.css'
import { type DueRecordsResponse, useDueRecords } from './useDueRecords'

/** Number of records that the retention periods in the form would delete, shown before they are saved. */
export function RetentionPreview() {
  const { counted, load } = useDueRecords()
  return (
    <section aria-labelledby="retention-preview" className={styles.preview}>
      <h2 id="retention-preview">{words.title}</h2>
      <p>{words.explanation}</p>
      <p>{words.forGood}</p>
      <div aria-live="polite">
        {counted.state === 'ready' ? (
          <DueRecordsPreview {...counted} />
        ) : counted.state === 'failed' ? (
          <>
            <p className={styles.problem}>{words.failed}</p>
            <Button
              buttonStyle="secondary"
              margin={false}
              onClick={() => void load()}
              size="medium"
            >
              {words.retry}
            </Button>
          </>
        ) : (
          <p>{counted.state === 'invalid' ? words.invalid : words.loading}</p>
        )}
      </div>
    </section>
  )
}

function DueRecordsPreview({ due, graceDay, lastRun, sealed }: DueRecordsResponse) {
  const timezone = useSiteTimezone()
  return (
    <>
      <dl className={styles.kinds}>
        {RETENTION_KINDS.map((kind) => (
          <div className={due[kind].count > 0 ? styles.due : undefined} key={kind}>
            <dt>{retentionKindLabels[kind]}</dt>
            <dd>{formatDueCount(due[kind], timezone)}</dd>
          </div>
        ))}
      </dl>
      {sealed > 0 ? <p className={styles.due}>{words.sealed(sealed)}</p> : null}
      {graceDay === null ? null : <p className={styles.due}>{words.grace(graceDay)}</p>}
      <p className={styles.lastRun}>
        {lastRun ? `${words.lastRun(lastRun, timezone)}.` : words.noRun}
      </p>
    </>
  )
}
