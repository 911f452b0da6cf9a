import type { PayloadRequest } from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { type AuditAction, auditSubjectName } from '@/src/domain/audit/audit'
import { DRAFT_REPLY_DETAIL } from '@/src/plugins/message-replies/words/admin/auditWords'

type MessageReplyAuditAction = Extract<
  AuditAction,
  'replied' | 'deliveryRetried' | 'answerTakenBack'
>

/** Records an action on a reply to this contact message. */
export function recordReplyAction(
  req: PayloadRequest,
  action: MessageReplyAuditAction,
  message: number,
  { isDraft }: { isDraft?: boolean } = {},
): Promise<void> {
  const collection = 'contact-messages'
  return recordAuditEntry(req, {
    action,
    collection,
    documentId: message,
    subject: auditSubjectName(collection, message, null),
    details: isDraft ? DRAFT_REPLY_DETAIL : undefined,
  })
}
