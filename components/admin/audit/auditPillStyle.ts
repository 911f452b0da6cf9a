import type { AuditAction } from '@/src/domain/audit'

const TO_LOOK_AT: readonly AuditAction[] = ['deleted', 'exported', 'roleChanged', 'signInFailed']

/** What cannot be taken back, or lets somebody in, stands out; the rest is quiet. */
export const auditPillStyle = (action: AuditAction) =>
  TO_LOOK_AT.includes(action) ? 'warning' : 'light-gray'
