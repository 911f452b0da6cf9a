import type { AuditAction } from '@/src/domain/audit/audit'

const TO_LOOK_AT: readonly AuditAction[] = [
  'deleted',
  'exported',
  'personErased',
  'personExported',
  'roleChanged',
  'signInFailed',
]

/** What cannot be taken back, or lets somebody in, stands out; the rest is quiet. */
export const isToLookAt = (action: AuditAction) => TO_LOOK_AT.includes(action)
