import type { PayloadRequest } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import type { RetentionRunCounts } from '@/src/plugins/retention/rules/retentionPeriods'
import { retentionSummary } from '@/src/plugins/retention/words/admin/retention'

/** Records how many documents the retention rules deleted, without personal data. */
export async function recordRetentionRun(
  req: PayloadRequest,
  counts: RetentionRunCounts,
): Promise<void> {
  if (Object.values(counts).every((count) => count === 0)) return
  await recordAuditEntry(req, {
    action: 'retentionApplied',
    global: 'data-retention',
    details: retentionSummary(counts),
    actor: null,
  })
}
