import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { hasForm } from '@/collections/admin/addComponentAboveForms'
import { refuseOutdatedGlobalSave, refuseOutdatedSave } from './refuseOutdatedSave'

/** Plugin that refuses to save a form over a newer version (optimistic locking). */
export function addOptimisticLocking(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(addLockingToCollection),
    globals: config.globals?.map(addLockingToGlobal),
  }
}

function addLockingToCollection(collection: CollectionConfig): CollectionConfig {
  // A collection without a form needs no check, because no form can be outdated.
  if (!hasForm(collection)) return collection
  const { hooks } = collection
  const beforeOperation = [...(hooks?.beforeOperation ?? []), refuseOutdatedSave]
  return { ...collection, hooks: { ...hooks, beforeOperation } }
}

function addLockingToGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  const beforeOperation = [...(hooks?.beforeOperation ?? []), refuseOutdatedGlobalSave]
  return { ...global, hooks: { ...hooks, beforeOperation } }
}
