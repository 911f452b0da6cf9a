import {
  APIError,
  type CollectionBeforeOperationHook,
  type GlobalBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { siteTimezone } from '@/collections/siteTimezone'
import { formatFrenchClockTime, outdatedSaveWords } from '@/src/content/admin/outdatedSaves'
import { formatTime } from '@/src/content/dates'
import { lockSaves, type SaveTarget, tryToLockSaves } from '@/src/database/lockSaves'
import { type LastSaveFields, readCurrentDocument, readCurrentGlobal } from './storedSave'

/**
 * Optimistic locking: a form sends the `updatedAt` that it was loaded with. A REST client that
 * sends it is checked too; a change without it is applied to the current document.
 */
export const refuseOutdatedSave: CollectionBeforeOperationHook = async ({
  args,
  collection,
  operation,
  req,
}) => {
  if (operation !== 'update' || !('data' in args)) return
  const { slug } = collection
  const id = 'id' in args ? Number(args.id) : null
  // Payload reports an invalid id.
  if (id !== null && !Number.isInteger(id)) return
  const { data } = args
  const base = id === null ? null : loadedVersionTime(req, data)
  if (id === null || base === null) return lockSaves(req, { slug, id })
  // Access is checked first, so that the response reveals nothing.
  if (!(await collection.access.update({ req, id, data }))) return
  const read = () => readCurrentDocument(req, collection, id)
  await refuseIfSavedSinceLoaded({ saved: { slug, id }, base, data, req, read })
}

export const refuseOutdatedGlobalSave: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const saved = { slug: global.slug, id: 1 }
  const data: unknown = args.data
  const base = loadedVersionTime(req, data)
  if (base === null) return lockSaves(req, saved)
  if (!(await global.access.update({ req, data: args.data }))) return
  await refuseIfSavedSinceLoaded({
    saved,
    base,
    data,
    req,
    read: () => readCurrentGlobal(req, global),
  })
}

type SaveAttempt = {
  saved: SaveTarget
  base: number
  data: unknown
  req: PayloadRequest
  read: () => Promise<LastSaveFields>
}

async function refuseIfSavedSinceLoaded({ saved, base, data, req, read }: SaveAttempt) {
  if (!(await tryToLockSaves(req, saved))) throwConflict(outdatedSaveWords.busy, data, req)
  const { updatedAt, savedBy } = await read()
  // The times are compared for equality, because the clocks of several servers differ.
  if (typeof updatedAt !== 'string' || Date.parse(updatedAt) === base) return
  const by = typeof savedBy === 'string' ? savedBy : null
  const at = formatTime(updatedAt, await siteTimezone(req))
  throwConflict(outdatedSaveWords.newer(by, formatFrenchClockTime(at)), data, req)
}

// Throws a field message that contains all that the form needs to retry: Payload's form ignores the
// rest of a refused request.
function throwConflict(sentence: string, data: unknown, req: PayloadRequest): never {
  const { _status: status }: { _status?: unknown } = { ...asObject(data) }
  const query = new URLSearchParams(req.searchParams).toString()
  const message = JSON.stringify({ sentence, query, status })
  const refusal = new APIError(sentence, 409, { errors: [{ path: 'updatedAt', message }] }, true)
  // Payload logs errors by name; a refused request must not be logged as a server error.
  refusal.name = 'ValidationError'
  throw refusal
}

// Reads the time only for REST: internal code writes a document back with the date that it read.
function loadedVersionTime(req: PayloadRequest, data: unknown): number | null {
  const { updatedAt }: { updatedAt?: unknown } = { ...asObject(data) }
  if (req.payloadAPI !== 'REST' || typeof updatedAt !== 'string') return null
  const base = Date.parse(updatedAt)
  return Number.isNaN(base) ? null : base
}

const asObject = (data: unknown) => (typeof data === 'object' ? data : null)
