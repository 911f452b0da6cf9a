import type { CollectionConfig, Config, GlobalConfig } from 'payload'
import { EMPTY_COMPONENT } from '../admin/listComponents'
import { refuseOutdatedGlobalSave, refuseOutdatedSave } from './refuseOutdatedSave'

/**
 * Shown above the fields of every form: the options after a refused save, and the requested field.
 */
const ABOVE_EVERY_FORM = [
  '/src/plugins/version-history/admin/NewerSave#NewerSave',
  '/src/plugins/version-history/admin/RefusedFields#RefusedFields',
  '/components/admin/frame/RequestedField#RequestedField',
]

/** A plugin: refuses to save a form over a newer version (optimistic locking). */
export function optimisticLocking(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map(lockCollection),
    globals: config.globals?.map(lockGlobal),
  }
}

function lockCollection(collection: CollectionConfig): CollectionConfig {
  const { admin, hooks } = collection
  const edit = admin?.components?.edit
  // Collections without a save button have no form that could be outdated.
  if (edit?.SaveButton === EMPTY_COMPONENT || collection.timestamps === false) return collection
  const beforeDocumentControls = [...(edit?.beforeDocumentControls ?? []), ...ABOVE_EVERY_FORM]
  const components = { ...admin?.components, edit: { ...edit, beforeDocumentControls } }
  const beforeOperation = [...(hooks?.beforeOperation ?? []), refuseOutdatedSave]
  return {
    ...collection,
    admin: { ...admin, components },
    hooks: { ...hooks, beforeOperation },
  }
}

function lockGlobal(global: GlobalConfig): GlobalConfig {
  const { admin, hooks } = global
  const elements = admin?.components?.elements
  const beforeDocumentControls = [...(elements?.beforeDocumentControls ?? []), ...ABOVE_EVERY_FORM]
  const components = { ...admin?.components, elements: { ...elements, beforeDocumentControls } }
  const beforeOperation = [...(hooks?.beforeOperation ?? []), refuseOutdatedGlobalSave]
  return { ...global, admin: { ...admin, components }, hooks: { ...hooks, beforeOperation } }
}
