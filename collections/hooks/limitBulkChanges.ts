import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { tooManyDocumentsSentence } from '@/src/content/admin/selections'
import { MAX_DOCUMENTS_PER_REQUEST } from '@/src/domain/admin/bulkChange'

const HTTP_CONTENT_TOO_LARGE = 413

/** Refuses a REST request that would change more documents than one transaction should hold. */
export const limitBulkChanges: CollectionBeforeOperationHook = (hook) =>
  limitDocumentCount(MAX_DOCUMENTS_PER_REQUEST, hook)

/**
 * Allows one document per request: Payload changes several in parallel, so that their hooks would
 * not see each other's changes.
 */
export const limitToOneDocument: CollectionBeforeOperationHook = (hook) =>
  limitDocumentCount(1, hook)

async function limitDocumentCount(
  most: number,
  hook: Parameters<CollectionBeforeOperationHook>[0],
) {
  const { args, collection, operation, req } = hook
  const changes = operation === 'update' || operation === 'delete'
  if (req.payloadAPI !== 'REST' || !changes || 'id' in args || !('where' in args)) return
  const { totalDocs } = await req.payload.count({
    collection: collection.slug,
    where: args.where,
    trash: true,
    overrideAccess: false,
    req,
  })
  const limit = ('limit' in args && args.limit) || totalDocs
  if (Math.min(totalDocs, limit) > most) {
    throw new APIError(tooManyDocumentsSentence(most), HTTP_CONTENT_TOO_LARGE, undefined, true)
  }
}
