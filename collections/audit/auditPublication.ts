import { isDeepStrictEqual } from 'node:util'
import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { type AuditEntry, recordAudit } from '@/src/audit/recordAudit'
import { type AuditTarget, auditSubject } from '@/src/domain/audit/audit'

type Stored = { id: number; [field: string]: unknown }
type Values = Record<string, unknown>

/** An offer that is there for visitors from the start; later its status tells. */
export const auditNewOffer: CollectionAfterChangeHook<Stored> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !doc.isActive) return
  await recordPublication(req, identify('job-offers', doc))
}

/** A page as its readers see it from now on; drafts are seen by nobody else. */
export const auditPage =
  (target: AuditTarget): CollectionAfterChangeHook<Stored> =>
  async ({ doc, previousDoc, req }) => {
    if (isPublished(doc, previousDoc)) await recordPublication(req, identify(target, doc))
  }

export const auditSinglePage =
  (global: AuditTarget): GlobalAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    if (isPublished(doc, previousDoc)) await recordPublication(req, { global })
  }

// What the seed puts there was published by nobody.
async function recordPublication(req: PayloadRequest, about: Omit<AuditEntry, 'action'>) {
  if (req.user) await recordAudit(req, { ...about, action: 'published' })
}

const identify = (collection: AuditTarget, { id, title }: Stored) => ({
  collection,
  documentId: id,
  subject: auditSubject(collection, id, title),
})

function isPublished(doc: Values, before: Values | undefined): boolean {
  return doc._status === 'published' && !isDeepStrictEqual(content(doc), content(before ?? {}))
}

// Being put in another place changes no page, nor does being thrown away, which is told by itself.
const content = ({ updatedAt: _at, _order, deletedAt: _gone, ...rest }: Values) => rest
