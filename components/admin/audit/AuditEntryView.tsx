import { Pill } from '@payloadcms/ui'
import Link from 'next/link'
import type { UIFieldServerProps } from 'payload'
import { auditActionLabels, auditTargetLabels, auditText as text } from '@/src/content/admin/audit'
import { formatDateTime } from '@/src/content/dates'
import { findAuditEntry } from '@/src/queries/findAuditEntry'
import { readTimezone } from '@/src/queries/readTimezone'
import styles from './AuditEntryView.module.css'
import { auditPillStyle } from './auditPillStyle'

/** One entry, to be read: in place of a form, since nothing in it can be changed. */
export async function AuditEntryView({ id, req }: UIFieldServerProps) {
  const entry = id ? await findAuditEntry(req, id) : null
  if (!entry) return null
  const timezone = await readTimezone(req.payload)
  const facts = [
    { term: text.actorName, fact: entry.actorName ?? text.theSite },
    { term: text.actorEmail, fact: entry.actorEmail },
    { term: text.target, fact: entry.target && auditTargetLabels[entry.target] },
    { term: text.subject, fact: entry.subject },
    { term: text.details, fact: entry.details },
    { term: text.address, fact: entry.address },
  ]
  return (
    <article className={styles.entry}>
      <header className={styles.header}>
        <Pill pillStyle={auditPillStyle(entry.action)}>{auditActionLabels[entry.action]}</Pill>
        <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt, timezone)}</time>
      </header>
      <dl className={styles.facts}>
        {facts.map(
          ({ term, fact }) =>
            fact && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{fact}</dd>
              </div>
            ),
        )}
      </dl>
      <Link href={`${req.payload.config.routes.admin}/collections/audit-entries`} prefetch={false}>
        {text.backToList}
      </Link>
    </article>
  )
}
