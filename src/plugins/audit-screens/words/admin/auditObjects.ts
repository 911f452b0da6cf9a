import { auditActionWords, auditTargetWords } from '@/src/content/admin/auditWords'
import type { AuditAction, AuditTarget } from '@/src/domain/audit/audit'
import type { CandidateFileField } from '@/src/domain/submissions/applicationHistory'
import type { AuditedPersonName } from '@/src/plugins/audit-screens/rules/auditNames'

/** The properties of an audit entry that are shown. */
export type ShownAuditEntry = {
  action: AuditAction
  target: AuditTarget | null
  subject: string | null
  details: string | null
  documentId: string | null
  isOwn: boolean
}

const FILE_OBJECT_TEXTS = {
  cv: (name: string) => `le CV de ${name}`,
  coverLetterFile: (name: string) => `la lettre de ${name}`,
} as const satisfies Record<CandidateFileField, (name: string) => string>

/** The object of an action, with its article. */
export function auditObjectText(
  { action, documentId, subject, target }: ShownAuditEntry,
  currentName: AuditedPersonName | undefined,
): string {
  const title = subject ?? ''
  if (!target) return auditActionWords[action]?.formatSubject?.(title) ?? title
  if (action === 'exported') return auditTargetWords[target]?.listName ?? title
  if (currentName?.file) return FILE_OBJECT_TEXTS[currentName.file](currentName.name)
  // A document of a visitor has a number instead of a title in the audit log.
  const isNumbered = title === '' || /^n° /.test(title)
  const name = currentName?.name ?? (isNumbered || target !== 'users' ? undefined : title)
  const words = auditTargetWords[target]
  if (name) return (words?.formatPerson ?? words?.formatTitle)?.(name) ?? name
  return (
    words?.settingsName ??
    (isNumbered ? undefined : words?.formatTitle?.(title)) ??
    words?.formatErased?.(documentId ?? '') ??
    title
  )
}
