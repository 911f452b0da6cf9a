import { addComponentAboveForms } from '@/collections/admin/addComponentAboveForms'

/** Plugin that shows the choices after a save that optimistic locking refused. */
export const addSaveConflictHandler = addComponentAboveForms(
  '/src/plugins/version-history/admin/SaveConflictHandler#SaveConflictHandler',
)
