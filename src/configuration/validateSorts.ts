import {
  type CollectionBeforeOperationHook,
  QueryError,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'
import { isPathThroughRelation } from './isPathThroughRelation'

/**
 * Refuses to sort by a field of a related document: the order would reveal values that the user may
 * not read, such as password hashes, and Payload checks sorts less strictly than filters.
 */
export function validateSorts(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(addSortValidation) }
}

function addSortValidation(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const beforeOperation = [refuseSortThroughRelation, ...(collection.hooks.beforeOperation ?? [])]
  return { ...collection, hooks: { ...collection.hooks, beforeOperation } }
}

const refuseSortThroughRelation: CollectionBeforeOperationHook = ({ args, collection }) => {
  const sort: unknown = 'sort' in args ? args.sort : undefined
  const sorts = [sort].flat().filter((one) => typeof one === 'string')
  const paths = sorts.flatMap((one) => one.split(','))
  const refused = paths.filter((path) => isPathThroughRelation(path, collection.flattenedFields))
  if (refused.length > 0) throw new QueryError(refused.map((path) => ({ path })))
}
