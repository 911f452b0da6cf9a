import type { PayloadRequest } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { auditSubjectName } from '@/src/domain/audit/audit'
import { candidateLinkPanelWords } from '@/src/plugins/candidate-page/words/admin'

/** Records that an application was erased because its candidate requested it. */
export function recordRequestedErasure(req: PayloadRequest, documentId: number): Promise<void> {
  const collection = 'job-applications'
  const subject = auditSubjectName(collection, documentId, null)
  const details = candidateLinkPanelWords.erasedOnRequest
  return recordAuditEntry(req, { action: 'deleted', collection, documentId, subject, details })
}
