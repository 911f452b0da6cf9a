import type { PayloadRequest } from 'payload'
import { auditDetails } from '@/src/content/admin/audit'
import type { MailTest } from '@/src/domain/mails/mailTest'
import { type Actor, recordAudit } from './recordAudit'

type Mailed = {
  to: { id: number; name: string }
  /** Null when the link was requested on the sign-in page. */
  askedBy: Actor | null
  delivered: boolean
}

export async function recordPasswordLink(
  req: PayloadRequest,
  { to, askedBy, delivered }: Mailed,
): Promise<void> {
  await recordAudit(req, {
    action: 'passwordLinkSent',
    collection: 'users',
    documentId: to.id,
    subject: to.name,
    details: auditDetails.mail({ delivered }),
    actor: askedBy,
  })
}

/** Records that a link which could not be mailed was shown to the inviting user. */
export async function recordShownLink(
  req: PayloadRequest,
  { id, name }: Mailed['to'],
): Promise<void> {
  await recordAudit(req, {
    action: 'passwordLinkSent',
    collection: 'users',
    documentId: id,
    subject: name,
    details: auditDetails.shownLink,
  })
}

export async function recordMailTest(req: PayloadRequest, test: MailTest): Promise<void> {
  const details = auditDetails.mailTest(test)
  await recordAudit(req, { action: 'testMailSent', global: 'email-settings', details })
}

/** @param ids the deliveries that are sent again */
export async function recordResending(req: PayloadRequest, ids: number[]): Promise<void> {
  await recordAudit(req, { action: 'deliveryRetried', details: auditDetails.dispatches(ids) })
}
