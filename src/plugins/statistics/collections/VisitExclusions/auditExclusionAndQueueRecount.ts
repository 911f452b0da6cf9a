import type { CollectionAfterChangeHook } from 'payload'
import type { VisitExclusion } from '@/payload-types'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'

/**
 * Records the exclusion or its withdrawal in the audit trail, and queues the recount in the same
 * transaction.
 */
export const auditExclusionAndQueueRecount: CollectionAfterChangeHook<VisitExclusion> = async (
  hook,
) => {
  const { doc, operation, previousDoc, req } = hook
  if (operation === 'update' && doc.isInForce === previousDoc.isInForce) return
  await recordAuditEntry(req, {
    action: doc.isInForce ? 'visitsStruckOut' : 'visitsTakenBack',
    collection: 'visit-exclusions',
    documentId: doc.id,
    subject: doc.title ?? undefined,
    details: doc.reason,
  })
  // There is nothing to recount, because visits of an excluded network were never stored.
  if (doc.kind === 'network') return
  await req.payload.jobs.queue({ task: 'recountVisits', input: { since: doc.since }, req })
}
