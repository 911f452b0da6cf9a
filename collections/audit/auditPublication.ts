import type { CollectionAfterChangeHook, GlobalAfterChangeHook, PayloadRequest } from 'payload'
import { type AuditEntry, recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { type AuditTarget, auditSubjectName } from '@/src/domain/audit/audit'

type AuditedPage = { id: number; [field: string]: unknown }
type DocumentFields = Record<string, unknown>

/** Records an offer that is created as active; auditStatusOrTrashChange records later changes. */
export const auditNewOffer: CollectionAfterChangeHook<AuditedPage> = async ({
  doc,
  operation,
  req,
}) => {
  if (operation !== 'create' || !doc.isActive) return
  await recordPublicationAudit(req, auditTargetOfPublishedPage('job-offers', doc))
}

/** Records each publication of a page that changes its content; drafts are not recorded. */
export const auditPagePublication =
  (target: AuditTarget): CollectionAfterChangeHook<AuditedPage> =>
  async ({ doc, previousDoc, req }) => {
    if (isPublishedWithChanges(doc, previousDoc))
      await recordPublicationAudit(req, auditTargetOfPublishedPage(target, doc))
  }

export const auditGlobalPublication =
  (global: AuditTarget): GlobalAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    if (isPublishedWithChanges(doc, previousDoc)) await recordPublicationAudit(req, { global })
  }

// Records a publication by a user; the seed has no user.
async function recordPublicationAudit(req: PayloadRequest, about: Omit<AuditEntry, 'action'>) {
  if (req.user) await recordAuditEntry(req, { ...about, action: 'published' })
}

const auditTargetOfPublishedPage = (collection: AuditTarget, { id, title }: AuditedPage) => ({
  collection,
  documentId: id,
  subject: auditSubjectName(collection, id, title),
})

function isPublishedWithChanges(doc: DocumentFields, before: DocumentFields | undefined): boolean {
  const names = Object.keys(doc).filter((name) => !FIELDS_IGNORED_IN_COMPARISON.includes(name))
  return (
    doc._status === 'published' &&
    names.some((name) => toComparableValue(doc[name]) !== toComparableValue(before?.[name]))
  )
}

// A changed order is not a publication; the trash is recorded separately.
const FIELDS_IGNORED_IN_COMPARISON = ['createdAt', 'updatedAt', 'deletedAt', 'globalType', '_order']

// Replaces a populated relation by its id: the new document has objects where the previous one has
// ids.
const toComparableValue = (value: unknown) =>
  JSON.stringify(value ?? null, (_, part) => (isPopulatedDocument(part) ? part.id : part))

const isPopulatedDocument = (part: unknown): part is { id: number } =>
  typeof part === 'object' && part !== null && 'id' in part && 'createdAt' in part
