import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { aboveForm, aboveGlobalForm, hasForm } from '@/collections/admin/aboveForms'
import { refuseOutdatedGlobalSave, refuseOutdatedSave } from './refuseOutdatedSave'

/** Shows the options after a refused save. */
const ABOVE_FORM = ['/src/plugins/version-history/admin/NewerSave#NewerSave']

/** A plugin: refuses to save a form over a newer version (optimistic locking). */
export function optimisticLocking(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(lockCollection),
    globals: config.globals?.map(lockGlobal),
  }
}

function lockCollection(collection: CollectionConfig): CollectionConfig {
  // A collection without a form has none that could be outdated.
  if (!hasForm(collection)) return collection
  const { hooks } = collection
  const beforeOperation = [...(hooks?.beforeOperation ?? []), refuseOutdatedSave]
  return { ...aboveForm(collection, ABOVE_FORM), hooks: { ...hooks, beforeOperation } }
}

function lockGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  const beforeOperation = [...(hooks?.beforeOperation ?? []), refuseOutdatedGlobalSave]
  return { ...aboveGlobalForm(global, ABOVE_FORM), hooks: { ...hooks, beforeOperation } }
}
