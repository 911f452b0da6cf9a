import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  SanitizedCollectionConfig,
} from 'payload'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { auditDetailTexts } from '@/src/content/admin/audit'
import { jobOfferStatusTexts } from '@/src/content/admin/jobOfferStatusTexts'
import { isAccessRequest } from '@/src/domain/accounts/roles'
import { type AuditAction, type AuditTarget, auditSubjectName } from '@/src/domain/audit/audit'

type AuditedDocument = { id: number; [field: string]: unknown }

/** Records changes of the status, publication and trash. */
export const auditStatusOrTrashChange =
  (target: AuditTarget): CollectionAfterChangeHook<AuditedDocument> =>
  async ({ collection, doc, operation, previousDoc, req }) => {
    if (operation === 'create') return
    const about = auditTargetOfDocument(target, collection, doc)
    const moved = auditActionOfTrashChange(previousDoc, doc)
    if (moved) await recordAuditEntry(req, { ...about, action: moved })
    const [before, after] = [statusLabelOf(collection, previousDoc), statusLabelOf(collection, doc)]
    // auditAccount records the changes of accounts.
    if (target === 'users' || !before || !after || before === after) return
    const details = auditDetailTexts.change(before, after)
    await recordAuditEntry(req, { ...about, action: 'statusChanged', details })
  }

export const auditDeletion =
  (target: AuditTarget): CollectionAfterDeleteHook<AuditedDocument> =>
  async ({ collection, context, doc, req }) => {
    // Automatic deletions are recorded in one entry with counts.
    if (context.isCounted) return
    const { invitedAt, status } = doc
    const isDeclined = target === 'users' && isAccessRequest({ invitedAt, status })
    const about = auditTargetOfDocument(target, collection, isDeclined ? { ...doc, name: '' } : doc)
    const { deletionDetails } = context
    const added = typeof deletionDetails === 'string' ? deletionDetails : undefined
    const details = isDeclined ? auditDetailTexts.requestDeclined : added
    await recordAuditEntry(req, { ...about, action: 'deleted', details })
  }

function auditTargetOfDocument(
  target: AuditTarget,
  { admin }: SanitizedCollectionConfig,
  doc: AuditedDocument,
) {
  const title = doc[admin.useAsTitle ?? 'id']
  return {
    collection: target,
    documentId: doc.id,
    subject: auditSubjectName(target, doc.id, title),
  }
}

function auditActionOfTrashChange(
  before: Partial<AuditedDocument> | undefined,
  after: AuditedDocument,
): AuditAction | null {
  if (Boolean(before?.deletedAt) === Boolean(after.deletedAt)) return null
  return after.deletedAt ? 'trashed' : 'restored'
}

function statusLabelOf(
  { flattenedFields }: SanitizedCollectionConfig,
  doc: Partial<AuditedDocument> | undefined,
) {
  if (typeof doc?.isActive === 'boolean')
    return jobOfferStatusTexts[doc.isActive ? 'active' : 'inactive']
  const field = flattenedFields.find(({ name }) => name === 'status')
  if (field?.type !== 'select') return null
  const option = field.options.find(
    (option) => typeof option === 'object' && option.value === doc?.status,
  )
  return typeof option === 'object' && typeof option.label === 'string' ? option.label : null
}
