import type { PayloadRequest } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { type AuditAction, auditSubjectName } from '@/src/domain/audit/audit'

type CandidateReplyAuditAction = Extract<
  AuditAction,
  'replied' | 'answerTakenBack' | 'deliveryConfirmed' | 'keepConsentRequested'
>

/**
 * Adds an audit entry for each of these applications: what a user did with its candidate replies.
 */
export async function recordCandidateReplyAuditEntries(
  req: PayloadRequest,
  action: CandidateReplyAuditAction,
  applications: number[],
): Promise<void> {
  const collection = 'job-applications'
  for (const application of applications) {
    const subject = auditSubjectName(collection, application, null)
    await recordAuditEntry(req, { action, collection, documentId: application, subject })
  }
}
