import type { PayloadRequest } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'
import { type AuditAction, auditSubjectName } from '@/src/domain/audit/audit'

type ReplyAuditAction = Extract<AuditAction, 'replied' | 'answerTakenBack' | 'deliveryConfirmed'>

/**
 * Adds an audit entry for each of these applications: what a user did with its candidate replies.
 */
export async function auditCandidateReplies(
  req: PayloadRequest,
  action: ReplyAuditAction,
  applications: number[],
): Promise<void> {
  const collection = 'job-applications'
  for (const application of applications) {
    const subject = auditSubjectName(collection, application, null)
    await recordAudit(req, { action, collection, documentId: application, subject })
  }
}
