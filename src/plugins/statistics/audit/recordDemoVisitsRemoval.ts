import type { PayloadRequest } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import type { Period } from '@/src/domain/visits/period'
import { demoVisitsText } from '@/src/plugins/statistics/words/admin/demoVisits'

/** Records that the demo visits of a period were deleted. */
export function recordDemoVisitsRemoval(req: PayloadRequest, period: Period): Promise<void> {
  const { period: written, title: subject } = demoVisitsText
  return recordAuditEntry(req, { action: 'deleted', subject, details: written(period) })
}
