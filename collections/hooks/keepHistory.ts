import type { CollectionAfterChangeHook } from 'payload'
import type { JobApplication } from '@/payload-types'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { isApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import { storedBefore } from './rememberStored'

export const keepHistory: CollectionAfterChangeHook<JobApplication> = async (args) => {
  const { context, doc, operation, req } = args
  const application = doc.id
  if (operation === 'create') {
    await recordApplicationEvent(req, { application, kind: 'received', at: doc.createdAt })
    return
  }
  const before = storedBefore(context, application)
  const [from, to] = [before.status, doc.status]
  if (from !== to && isApplicationStatus(from)) {
    await recordApplicationEvent(req, { application, kind: 'status-changed', from, to })
  }
  if (before.isSpam === !doc.isSpam) {
    const kind = doc.isSpam ? 'spam-marked' : 'spam-unmarked'
    await recordApplicationEvent(req, { application, kind })
  }
}
