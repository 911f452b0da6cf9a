import type { PayloadRequest } from 'payload'
import { auditTargetLabel } from '@/src/content/admin/auditWords'
import { type AuditAction, type AuditTarget, truncateAuditText } from '@/src/domain/audit/audit'

/** A copy of the user's data, because the account may be deleted later. */
export type AuditActor = { id: number; name: string; email: string }

export type AuditEntry = {
  action: AuditAction
  collection?: AuditTarget
  global?: AuditTarget
  documentId?: number | string
  /**
   * A short description of the target, such as a title; never the name of a candidate or a client.
   */
  subject?: string
  /** Further details. Never a secret, nor the value of a setting. */
  details?: string
  /** The user who acted, when it is not the user of the request. */
  actor?: AuditActor | null
}

/**
 * Adds a row to the audit trail in the transaction of `req`, so that the change and its row are
 * stored together or not at all. The user's name remains after the account is deleted.
 */
export async function recordAuditEntry(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  const target = entry.collection ?? entry.global
  const actor = entry.actor === undefined ? req.user : entry.actor
  // The entry is written directly to the database, because no user may create entries.
  await req.payload.db.create({
    collection: 'audit-entries',
    data: {
      createdAt: new Date().toISOString(),
      action: entry.action,
      actorId: actor?.id ?? null,
      actorName: actor?.name ?? null,
      actorEmail: actor?.email ?? null,
      target: target ?? null,
      documentId: entry.documentId === undefined ? null : String(entry.documentId),
      subject: truncateAuditText('subject', entry.subject ?? (target && auditTargetLabel(target))),
      details: truncateAuditText('details', entry.details),
      address: truncateAuditText('address', req.headers?.get('x-client-address')),
    },
    req,
    returning: false,
  })
}
