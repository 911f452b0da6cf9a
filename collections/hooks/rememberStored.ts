import type { CollectionBeforeChangeHook, RequestContext } from 'payload'
import type { JobApplication } from '@/payload-types'
import { lockRow } from './lockRow'

type Decided = Partial<Awaited<ReturnType<typeof lockRow>>>

// Of each application by itself: many are changed by one request.
const nameOf = (id: number) => `what is stored of application ${id}`

/** From what this request really leads away; nothing where nobody has asked. */
export function storedBefore(context: RequestContext, id: number): Decided {
  const stored: unknown = context[nameOf(id)]
  return typeof stored === 'object' && stored !== null ? stored : {}
}

const DECISIONS = [
  'status',
  'statusChangedAt',
  'statusChangedBy',
  'statusChangedByName',
  'isSpam',
  'spamMarkedAt',
  'spamMarkedBy',
  'spamMarkedByName',
] as const

/**
 * Payload writes the whole row anew: what a colleague has decided on since it was read, and this request is
 * not about, stays as they left it.
 */
export const rememberStored: CollectionBeforeChangeHook<JobApplication> = async (args) => {
  const { context, data, operation, originalDoc, req } = args
  if (operation === 'create' || !originalDoc) return data
  const { id } = originalDoc
  const stored = await lockRow(req, { collection: 'job-applications', id })
  context[nameOf(id)] = stored
  if (stored.status === originalDoc.status && stored.isSpam === originalDoc.isSpam) return data
  const found = { collection: 'job-applications', where: { id: { equals: id } }, req } as const
  const now = await req.payload.db.findOne<JobApplication>(found)
  const untouched = DECISIONS.filter((name) => data[name] === originalDoc[name])
  return { ...data, ...Object.fromEntries(untouched.map((name) => [name, now?.[name]])) }
}
