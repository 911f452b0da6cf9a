import type { PayloadRequest } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'
import { type AuditAction, auditSubject } from '@/src/domain/audit/audit'

type AnswerAction = Extract<AuditAction, 'replied' | 'answerTakenBack' | 'deliveryConfirmed'>

/**
 * Adds an audit entry for each of these applications: what a user did with its candidate replies.
 */
export async function recordAnswers(
  req: PayloadRequest,
  action: AnswerAction,
  applications: number[],
): Promise<void> {
  const collection = 'job-applications'
  for (const application of applications) {
    const subject = auditSubject(collection, application, null)
    await recordAudit(req, { action, collection, documentId: application, subject })
  }
}
