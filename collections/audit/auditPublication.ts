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
  const said = Object.keys(doc).filter((name) => !UNREAD.includes(name))
  return (
    doc._status === 'published' && said.some((name) => told(doc[name]) !== told(before?.[name]))
  )
}

// Being put in another place changes no page, nor does being thrown away, which is told by itself.
const UNREAD = ['createdAt', 'updatedAt', 'deletedAt', 'globalType', '_order']

// What was written comes with the documents that it refers to, what stood there before without.
const told = (value: unknown) =>
  JSON.stringify(value ?? null, (_, part) => (isDocument(part) ? part.id : part))

const isDocument = (part: unknown): part is { id: number } =>
  typeof part === 'object' && part !== null && 'id' in part && 'createdAt' in part
