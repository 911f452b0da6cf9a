import type { CollectionBeforeChangeHook, RequestContext } from 'payload'
import type { JobApplication } from '@/payload-types'
import { lockRow } from './lockRow'

type Decided = Partial<Awaited<ReturnType<typeof lockRow>>>

// A context key per application, because one request may change many.
const nameOf = (id: number) => `what is stored of application ${id}`

/** The status and spam mark before this request; empty outside an update. */
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
 * Payload writes the whole row. This hook restores the decisions that a colleague has stored since
 * it was read and that this request does not change.
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
