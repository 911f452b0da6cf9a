import type { Config } from 'payload'
import {
  addAboveCollectionForm,
  addAboveGlobalForm,
  hasForm,
} from '@/collections/admin/addComponentsAboveForms'

const CONFLICT_DIALOG_COMPONENT = [
  '/src/plugins/version-history/admin/SaveConflictHandler#SaveConflictHandler',
]

/** Plugin that shows the choices after a save that optimistic locking refused. */
export function handleSaveConflicts(config: Config): Config {
  return {
    ...config,
    collections: config.collections?.map((collection) =>
      hasForm(collection)
        ? addAboveCollectionForm(collection, CONFLICT_DIALOG_COMPONENT)
        : collection,
    ),
    globals: config.globals?.map((global) => addAboveGlobalForm(global, CONFLICT_DIALOG_COMPONENT)),
  }
}
