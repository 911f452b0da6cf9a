import { deepMergeSimple } from '@payloadcms/translations/utilities'
import type { AuditAction, AuditTarget } from '@/src/domain/audit/audit'
import { AUDIT_ACTIONS, AUDIT_TARGETS } from '@/src/plugins/auditEnumOrder'
import { pluginAuditWords } from '@/src/plugins/auditWords'
import { coreAuditWords } from './coreAuditWords'

/** The words for an action. A verb follows the name of the actor; `{}` in it is the object. */
export type AuditActionWords = {
  label: string
  verb: string
  /** The verb for an action on the actor's own account. */
  ownAccountVerb?: string
  /** The verb for an entry that names a document, where it differs. */
  documentVerb?: string
  /** Verbs that already contain the details of the entry, by these details. */
  verbsByDetails?: Readonly<Record<string, string>>
  /** The object of an entry that names no collection or global, with its article. */
  formatSubject?: (subject: string) => string
  /** The action is irreversible, exports data, or concerns access to accounts. */
  isHighlighted?: true
  /** Without an account, the actor is a visitor and not the site itself. */
  isByVisitor?: true
}

/** The words for a collection or global, with their article except in the label. */
export type AuditTargetWords = {
  label: string
  /** The name of the whole list, which entries about exports use. */
  listName?: string
  /** The name of settings or of a single page. */
  settingsName?: string
  formatTitle?: (title: string) => string
  /** A candidate, sender or user by the current name. */
  formatPerson?: (name: string) => string
  /** A document that has no name, or that was erased since. */
  formatErased?: (number: string) => string
  /** The verb for the change to a status, by the label of this status. */
  statusVerbs?: Readonly<Record<string, string>>
}

type AuditActionWordsByAction = Readonly<Partial<Record<AuditAction, AuditActionWords>>>

export type AuditWords = {
  /** For an action that the core or another plugin names: what the plugin adds to its words. */
  actions?: Readonly<
    Partial<Record<AuditAction, AuditActionWords | Omit<AuditActionWords, 'label' | 'verb'>>>
  >
  targets?: Readonly<Partial<Record<AuditTarget, AuditTargetWords>>>
}

const allWords: readonly AuditWords[] = [coreAuditWords, ...pluginAuditWords]

export const auditActionWords = allWords.reduce<AuditActionWordsByAction>(
  (merged, { actions = {} }) => deepMergeSimple(merged, actions),
  {},
)
export const auditTargetWords: NonNullable<AuditWords['targets']> = Object.assign(
  {},
  ...allWords.map(({ targets }) => targets),
)

// Entries of a plugin that was removed have their code as label.
export const auditActionLabel = (action: AuditAction): string =>
  auditActionWords[action]?.label ?? action
export const auditTargetLabel = (target: AuditTarget): string =>
  auditTargetWords[target]?.label ?? target

export const auditActionOptions = AUDIT_ACTIONS.map((value) => ({
  value,
  label: auditActionLabel(value),
}))
export const auditTargetOptions = AUDIT_TARGETS.map((value) => ({
  value,
  label: auditTargetLabel(value),
}))
