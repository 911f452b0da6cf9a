import type { PayloadRequest } from 'payload'
import { retentionSummary } from '@/src/content/admin/retention'
import type { ApplicationEnding, RetentionCounts } from '@/src/domain/people/retention'
import { recordAudit } from './recordAudit'

/** Records how many documents the retention rules deleted, without personal data. */
export async function recordRetention(
  req: PayloadRequest,
  counts: RetentionCounts,
  ending: ApplicationEnding,
): Promise<void> {
  if (Object.values(counts).every((count) => count === 0)) return
  await recordAudit(req, {
    action: 'retentionApplied',
    global: 'data-retention',
    details: retentionSummary(counts, ending),
    actor: null,
  })
}
