import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, RequestContext } from 'payload'
import type { JobApplication } from '@/payload-types'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { isApplicationStatus } from '@/src/domain/submissions/applicationStatus'
import { lockStatus } from './lockStatus'

// Of each application by itself: many are changed by one request.
const nameOf = (id: number) => `status of application ${id}`

/** From which status this request really leads away; undefined where nobody has asked. */
export const statusBefore = (context: RequestContext, id: number) => context[nameOf(id)]

export const rememberStatus: CollectionBeforeChangeHook<JobApplication> = async (args) => {
  const { context, data, operation, originalDoc, req } = args
  if (operation === 'create' || !originalDoc) return data
  const { id } = originalDoc
  context[nameOf(id)] = await lockStatus(req, { collection: 'job-applications', id })
  return data
}

export const keepHistory: CollectionAfterChangeHook<JobApplication> = async (args) => {
  const { context, doc, operation, req } = args
  if (operation === 'create') {
    const received = { application: doc.id, kind: 'received', at: doc.createdAt } as const
    await recordApplicationEvent(req, received)
    return
  }
  const [from, to] = [statusBefore(context, doc.id), doc.status]
  if (from === to || !isApplicationStatus(from)) return
  await recordApplicationEvent(req, { application: doc.id, kind: 'status-changed', from, to })
}
