import type { PayloadRequest } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'
import { auditSubjectName } from '@/src/domain/audit/audit'
import { linkPanelWords } from '@/src/plugins/candidate-page/words/admin'

/** Records that an application was erased because its candidate requested it. */
export function recordRequestedErasure(req: PayloadRequest, documentId: number): Promise<void> {
  const collection = 'job-applications'
  const subject = auditSubjectName(collection, documentId, null)
  const details = linkPanelWords.erasedOnRequest
  return recordAudit(req, { action: 'deleted', collection, documentId, subject, details })
}
