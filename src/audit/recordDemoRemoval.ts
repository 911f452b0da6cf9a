import type { PayloadRequest } from 'payload'
import { demoVisitsText } from '@/src/content/admin/demoVisits'
import type { Period } from '@/src/domain/visits/period'
import { recordAudit } from './recordAudit'

/** Records that the demo visits of a period were deleted. */
export function recordDemoRemoval(req: PayloadRequest, period: Period): Promise<void> {
  const { period: written, title: subject } = demoVisitsText
  return recordAudit(req, { action: 'deleted', subject, details: written(period) })
}
