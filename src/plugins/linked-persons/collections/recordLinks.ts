import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { ApplicationLink } from '@/payload-types'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { auditDetailTexts } from '@/src/content/admin/audit'
import { auditSubjectName } from '@/src/domain/audit/audit'

export const recordLinking: CollectionAfterChangeHook<ApplicationLink> = ({ doc, req }) =>
  recordInBothHistories(req, doc, 'linked')

export const recordUnlinking: CollectionAfterDeleteHook<ApplicationLink> = ({ doc, req }) =>
  recordInBothHistories(req, doc, 'unlinked')

// Records a link in the history of both applications.
async function recordInBothHistories(
  req: PayloadRequest,
  link: ApplicationLink,
  kind: 'linked' | 'unlinked',
) {
  const [first, second] = [idOfApplication(link.first), idOfApplication(link.second)]
  for (const application of [first, second]) {
    await recordApplicationEvent(req, { application, kind })
  }
  const collection = 'job-applications'
  await recordAuditEntry(req, {
    ...{ action: kind, collection, documentId: first },
    subject: auditSubjectName(collection, first, null),
    details: auditDetailTexts.otherApplication(second),
  })
}

const idOfApplication = (application: ApplicationLink['first']) =>
  typeof application === 'object' ? application.id : application
