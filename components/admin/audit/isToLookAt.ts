import type { AuditAction } from '@/src/domain/audit/audit'

const TO_LOOK_AT: readonly AuditAction[] = [
  'deleted',
  'exported',
  'personErased',
  'personExported',
  'roleChanged',
  'signInFailed',
]

/** Whether the list highlights the action: it is irreversible, exports data, or concerns access to accounts. */
export const isToLookAt = (action: AuditAction) => TO_LOOK_AT.includes(action)
