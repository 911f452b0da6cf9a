import type { AuditAction } from '@/src/domain/audit/audit'

const HIGHLIGHTED_ACTIONS: readonly AuditAction[] = [
  'deleted',
  'exported',
  'personErased',
  'personExported',
  'roleChanged',
  'sealedRecordsRead',
  'signInFailed',
]

/** Whether the list highlights the action: it is irreversible, exports data, or concerns access to accounts. */
export const isHighlightedAction = (action: AuditAction) => HIGHLIGHTED_ACTIONS.includes(action)
