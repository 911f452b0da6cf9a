import type { PayloadRequest } from 'payload'
import { auditDetailTexts } from '@/src/content/admin/audit'
import type { MailTestResult } from '@/src/domain/mails/mailTest'
import { type AuditActor, recordAuditEntry } from './recordAuditEntry'

type PasswordLinkMail = {
  to: { id: number; name: string }
  /** The user who sent the link; null when it was requested on the sign-in page. */
  askedBy: AuditActor | null
  delivered: boolean
}

export async function recordPasswordLinkMail(
  req: PayloadRequest,
  { to, askedBy, delivered }: PasswordLinkMail,
): Promise<void> {
  await recordAuditEntry(req, {
    action: 'passwordLinkSent',
    collection: 'users',
    documentId: to.id,
    subject: to.name,
    details: auditDetailTexts.mail({ delivered }),
    actor: askedBy,
  })
}

/** Records that a link which could not be mailed was shown to the inviting user. */
export async function recordShownPasswordLink(
  req: PayloadRequest,
  { id, name }: PasswordLinkMail['to'],
): Promise<void> {
  await recordAuditEntry(req, {
    action: 'passwordLinkSent',
    collection: 'users',
    documentId: id,
    subject: name,
    details: auditDetailTexts.shownLink,
  })
}

export async function recordMailTest(req: PayloadRequest, test: MailTestResult): Promise<void> {
  const details = auditDetailTexts.mailTest(test)
  await recordAuditEntry(req, { action: 'testMailSent', global: 'email-settings', details })
}

/** @param ids the deliveries that are sent again */
export async function recordResentDeliveries(req: PayloadRequest, ids: number[]): Promise<void> {
  await recordAuditEntry(req, {
    action: 'deliveryRetried',
    details: auditDetailTexts.dispatches(ids),
  })
}
