import { type AUDIT_ACTIONS, AUDIT_TARGETS } from '@/src/plugins/auditEnumOrder'

/** A staff action that the audit log records. */
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

/** A collection or global to which an audit entry can refer. */
export type AuditTarget = (typeof AUDIT_TARGETS)[number]

export function isAuditTarget(slug: string): slug is AuditTarget {
  return AUDIT_TARGETS.some((target) => target === slug)
}

/**
 * Documents sent by candidates and clients: an entry outlives them and must not contain their
 * names.
 */
const TARGETS_WITH_PERSONAL_DATA: readonly AuditTarget[] = [
  'job-applications',
  'application-notes',
  'candidate-files',
  'contact-messages',
]

/** Names a document in an entry: by its title, or by its id when the title is a person's name. */
export function auditSubjectName(target: AuditTarget, id: number | string, title: unknown): string {
  const isNamed =
    !TARGETS_WITH_PERSONAL_DATA.includes(target) && typeof title === 'string' && title !== ''
  return isNamed ? title : `n° ${id}`
}

const MAX_AUDIT_CHARACTERS = { subject: 300, details: 2000, address: 45 } as const

/** Cuts a text to the maximum length of an entry. */
export function truncateAuditText(
  kind: keyof typeof MAX_AUDIT_CHARACTERS,
  text: string | null | undefined,
): string | null {
  return text ? text.slice(0, MAX_AUDIT_CHARACTERS[kind]) : null
}
