'use client'

import { Link, useConfig } from '@payloadcms/ui'
import { auditListWords as words } from '@/src/plugins/audit-screens/words/admin/auditSentences'
import styles from './AuditTrail.module.css'
import type { AuditEntryTime, AuditLine } from './auditLines'

/**
 * One audit sentence with its time; repeated entries are shown as one line with their number, and
 * their times unfold.
 */
export function AuditLineItem({ line }: { line: AuditLine }) {
  const { about, actor, after, before, details, isHighlighted, object, times } = line
  const { config } = useConfig()
  const [latest] = times
  return (
    <li className={styles.line} data-attention={isHighlighted || undefined}>
      <p className={styles.sentence}>
        <strong>{actor}</strong> <span>{before}</span>
        {about && object ? (
          <Link
            href={`${config.routes.admin}/collections/${about.collection}/${about.id}`}
            prefetch={false}
          >
            {object}
          </Link>
        ) : (
          <span>{object}</span>
        )}
        <span>{after}</span>
        {details ? <span className={styles.details}>{` — ${details}`}</span> : null}
      </p>
      {times.length > 1 ? (
        <details className={styles.times}>
          <summary>{words.times(times.length, times.at(-1)?.time, latest?.time)}</summary>
          <ul>
            {times.map((time) => (
              <li key={time.id}>
                <AuditEntryLink {...time} />
              </li>
            ))}
          </ul>
        </details>
      ) : (
        <p className={styles.times}>{latest ? <AuditEntryLink {...latest} /> : null}</p>
      )}
    </li>
  )
}

function AuditEntryLink({ id, instant, time }: AuditEntryTime) {
  const { config } = useConfig()
  return (
    <Link
      aria-label={words.entryAt(time)}
      href={`${config.routes.admin}/collections/audit-entries/${id}`}
      prefetch={false}
      title={words.seeEntry}
    >
      <time dateTime={instant}>{time}</time>
    </Link>
  )
}
