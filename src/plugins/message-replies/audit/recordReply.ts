import type { PayloadRequest } from 'payload'
import { recordAudit } from '@/src/audit/recordAudit'
import { auditDetailTexts } from '@/src/content/admin/audit'
import { type AuditAction, auditSubjectName } from '@/src/domain/audit/audit'

type ReplyAction = Extract<AuditAction, 'replied' | 'deliveryRetried' | 'answerTakenBack'>

/** Records an action on a reply to this contact message. */
export function recordReply(
  req: PayloadRequest,
  action: ReplyAction,
  message: number,
  { isDraft }: { isDraft?: boolean } = {},
): Promise<void> {
  const collection = 'contact-messages'
  return recordAudit(req, {
    action,
    collection,
    documentId: message,
    subject: auditSubjectName(collection, message, null),
    details: isDraft ? auditDetailTexts.draftReply : undefined,
  })
}
