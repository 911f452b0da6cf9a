import type { PayloadRequest } from 'payload'
import { demoVisitsText } from '@/src/content/admin/demoVisits'
import type { Period } from '@/src/domain/visits/period'
import { recordAudit } from './recordAudit'

/** The visits that were made up for these days are gone. */
export function recordDemoRemoval(req: PayloadRequest, period: Period): Promise<void> {
  const { period: written, title: subject } = demoVisitsText
  return recordAudit(req, { action: 'deleted', subject, details: written(period) })
}
