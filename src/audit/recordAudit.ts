import type { PayloadRequest } from 'payload'
import { auditTargetLabels } from '@/src/content/admin/audit'
import { type AuditAction, type AuditTarget, auditText } from '@/src/domain/audit/audit'

/** A person as the trail keeps them, who may be gone tomorrow. */
export type Actor = { id: number; name: string; email: string }

export type AuditEntry = {
  action: AuditAction
  collection?: AuditTarget
  global?: AuditTarget
  documentId?: number | string
  /** What it was done to, in a few words: a title, never the name of a candidate or a client. */
  subject?: string
  /** What else there is to know, in words. Never a secret, nor the value of a setting. */
  details?: string
  /** Who did it, where that is not the user of the request. */
  actor?: Actor | null
}

/**
 * Writes one row of the audit trail, in the transaction of `req`: what is undone is not on record, and
 * nothing is done without its record. The person's name stays when the account goes.
 */
export async function recordAudit(req: PayloadRequest, entry: AuditEntry): Promise<void> {
  const target = entry.collection ?? entry.global
  const actor = entry.actor === undefined ? req.user : entry.actor
  // Nobody may create entries, staff neither: written below access, by the product alone.
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
      subject: auditText('subject', entry.subject ?? (target && auditTargetLabels[target])),
      details: auditText('details', entry.details),
      address: auditText('address', req.headers?.get('x-client-address')),
    },
    req,
    returning: false,
  })
}
