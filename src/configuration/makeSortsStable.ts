import type {
  CollectionBeforeOperationHook,
  SanitizedCollectionConfig,
  SanitizedConfig,
  Sort,
} from 'payload'

/**
 * Adds the id to every sort. Payload adds the creation date, which several rows can share: a row
 * could then appear on two pages of a list, and the next and previous documents could differ from
 * the list.
 */
export function makeSortsStable(config: SanitizedConfig): SanitizedConfig {
  return { ...config, collections: config.collections.map(addStableSortHook) }
}

function addStableSortHook(collection: SanitizedCollectionConfig): SanitizedCollectionConfig {
  const beforeOperation = [...(collection.hooks.beforeOperation ?? []), addIdToSort]
  return { ...collection, hooks: { ...collection.hooks, beforeOperation } }
}

const addIdToSort: CollectionBeforeOperationHook = ({ args, collection, operation }) => {
  if (operation !== 'read' || 'id' in args) return args
  const requestedSort = 'sort' in args && args.sort ? args.sort : collection.defaultSort
  return { ...args, sort: sortEndingWithId(requestedSort ?? '-createdAt') }
}

/** Ends the sort with the id, in the direction of the last field, as the exports do. */
function sortEndingWithId(sort: Sort): string[] {
  const paths = [sort].flat().flatMap((one) => one.split(','))
  if (paths.some((path) => path === 'id' || path === '-id')) return paths
  return [...paths, paths.at(-1)?.startsWith('-') ? '-id' : 'id']
}
