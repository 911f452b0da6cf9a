import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { bulkChangeWords } from '@/src/content/admin/selections'
import { MOST_AT_ONCE } from '@/src/domain/admin/bulkChange'

const REFUSED = 413

/** Refuses a request from outside that would change more documents than one transaction should hold. */
export const boundBulk: CollectionBeforeOperationHook = async (hook) => {
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
  if (Math.min(totalDocs, limit) > MOST_AT_ONCE) {
    throw new APIError(bulkChangeWords.tooMany(MOST_AT_ONCE), REFUSED, undefined, true)
  }
}
