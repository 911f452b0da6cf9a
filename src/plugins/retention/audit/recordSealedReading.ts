import type { PayloadRequest } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { sealedReadingDetails } from '@/src/plugins/retention/words/admin/sealedRecords'

/** Records which sealed records a Super Administrator reads, and why. */
export const recordSealedReading = (
  req: PayloadRequest,
  reading: { ids: number[]; reason: string },
): Promise<void> =>
  recordAuditEntry(req, {
    action: 'sealedRecordsRead',
    global: 'data-retention',
    details: sealedReadingDetails(reading),
  })
