import {
  type CollectionBeforeOperationHook,
  type FlattenedField,
  QueryError,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'

/**
 * Refuses to sort by what stands in another document: an order tells what may not be read, such as who
 * of one's colleagues has which password hash, and Payload checks less of it than of a filter.
 */
export function judgeSorts(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(judged) }
}

function judged(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const beforeOperation = [refuseSortThroughRelation, ...(collection.hooks.beforeOperation ?? [])]
  return { ...collection, hooks: { ...collection.hooks, beforeOperation } }
}

const refuseSortThroughRelation: CollectionBeforeOperationHook = ({ args, collection }) => {
  const sort: unknown = 'sort' in args ? args.sort : undefined
  const sorts = [sort].flat().filter((one) => typeof one === 'string')
  const paths = sorts.flatMap((one) => one.split(','))
  const refused = paths.filter((path) => leadsElsewhere(path, collection.flattenedFields))
  if (refused.length > 0) throw new QueryError(refused.map((path) => ({ path })))
}

function leadsElsewhere(path: string, fields: FlattenedField[]): boolean {
  // Payload takes two underscores for a dot; what comes before a version's own names is no field.
  const names = path.replace(/^-/, '').replaceAll('__', '.').split('.')
  return isBeyondRelation(names[0] === 'version' ? names.slice(1) : names, fields)
}

function isBeyondRelation([name, ...rest]: string[], fields: FlattenedField[]): boolean {
  if (name === undefined || rest.length === 0) return false
  if (name === 'parent') return true
  const field = fields.find((one) => one.name === name)
  if (!field) return false
  if (field.type === 'relationship' || field.type === 'upload' || field.type === 'join') return true
  return 'flattenedFields' in field && isBeyondRelation(rest, field.flattenedFields)
}
