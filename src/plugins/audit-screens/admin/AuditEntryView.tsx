import type { UIFieldServerProps } from 'payload'
import { wrapServerFormPart } from '@/components/admin/document/wrapServerFormPart'
import { Link } from '@/components/admin/frame/routing'
import { auditText as text } from '@/src/content/admin/audit'
import { auditActionLabel, auditTargetLabel } from '@/src/content/admin/auditWords'
import { formatDateTime } from '@/src/content/dates'
import { findAuditEntry } from '@/src/plugins/audit-screens/queries/findAuditEntry'
import { findFileOwners } from '@/src/plugins/audit-screens/queries/findFileOwners'
import { findNamesOfAuditedDocuments } from '@/src/plugins/audit-screens/queries/findNamesOfAuditedDocuments'
import { candidateFileIdOfEntry } from '@/src/plugins/audit-screens/rules/auditNames'
import {
  actorLabelWithoutAccount,
  auditDetailsText,
  ipAddressText,
} from '@/src/plugins/audit-screens/words/admin/auditEntry'
import { readSiteTimezone } from '@/src/queries/readSiteTimezone'
import styles from './AuditEntryView.module.css'
import { entrySentence } from './auditLines'
import { FileOwnerLink } from './FileOwnerLink'

/** One audit entry. It replaces the edit form, because audit entries are read-only. */
export const AuditEntryView = wrapServerFormPart(async ({ id, req }: UIFieldServerProps) => {
  const entry = id ? await findAuditEntry(req, id) : null
  if (!entry) return null
  const timezone = await readSiteTimezone(req.payload)
  const file = candidateFileIdOfEntry(entry)
  const owners = await findFileOwners(req.payload, {
    user: req.user,
    files: file === null ? [] : [file],
  })
  const names = await findNamesOfAuditedDocuments(req.payload, { user: req.user, entries: [entry] })
  const { actor, after, before, object } = entrySentence(entry, names[entry.id])
  const facts = [
    { term: text.action, fact: auditActionLabel(entry.action) },
    { term: text.actorName, fact: entry.actorName ?? actorLabelWithoutAccount(entry.action) },
    { term: text.actorEmail, fact: entry.actorEmail },
    { term: text.target, fact: entry.target && auditTargetLabel(entry.target) },
    { term: text.subject, fact: entry.subject },
    { term: text.application, fact: file !== null && <FileOwnerLink owner={owners[file]} /> },
    { term: text.details, fact: auditDetailsText(entry.details) },
    { term: text.address, fact: ipAddressText(entry.address) },
  ]
  return (
    <article className={styles.entry}>
      <header className={styles.header}>
        <p className={styles.sentence}>{`${actor} ${before}${object}${after}`}</p>
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
})
