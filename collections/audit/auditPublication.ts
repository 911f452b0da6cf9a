import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { type AuditEntry, recordAudit } from '@/src/audit/recordAudit'
import { type AuditTarget, auditSubject } from '@/src/domain/audit/audit'

type Stored = { id: number; [field: string]: unknown }
type Values = Record<string, unknown>

/** Records an offer that is created as active; auditStatusChange records later changes. */
export const auditNewOffer: CollectionAfterChangeHook<Stored> = async ({ doc, operation, req }) => {
  if (operation !== 'create' || !doc.isActive) return
  await recordPublication(req, auditIdentity('job-offers', doc))
}

/** Records each publication of a page that changes its content; drafts are not recorded. */
export const auditPage =
  (target: AuditTarget): CollectionAfterChangeHook<Stored> =>
  async ({ doc, previousDoc, req }) => {
    if (isPublished(doc, previousDoc)) await recordPublication(req, auditIdentity(target, doc))
  }

export const auditSinglePage =
  (global: AuditTarget): GlobalAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    if (isPublished(doc, previousDoc)) await recordPublication(req, { global })
  }

// The seed has no user and is not recorded.
async function recordPublication(req: PayloadRequest, about: Omit<AuditEntry, 'action'>) {
  if (req.user) await recordAudit(req, { ...about, action: 'published' })
}

const auditIdentity = (collection: AuditTarget, { id, title }: Stored) => ({
  collection,
  documentId: id,
  subject: auditSubject(collection, id, title),
})

function isPublished(doc: Values, before: Values | undefined): boolean {
  const names = Object.keys(doc).filter((name) => !IGNORED_FIELDS.includes(name))
  return (
    doc._status === 'published' &&
    names.some((name) => comparableValue(doc[name]) !== comparableValue(before?.[name]))
  )
}

// A changed order is not a publication; the trash is recorded separately.
const IGNORED_FIELDS = ['createdAt', 'updatedAt', 'deletedAt', 'globalType', '_order']

// The new document contains populated relations, the previous one only ids; both are compared by
// id.
const comparableValue = (value: unknown) =>
  JSON.stringify(value ?? null, (_, part) => (isDocument(part) ? part.id : part))

const isDocument = (part: unknown): part is { id: number } =>
  typeof part === 'object' && part !== null && 'id' in part && 'createdAt' in part
