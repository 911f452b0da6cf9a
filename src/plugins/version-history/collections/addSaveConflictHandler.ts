import { addComponentAboveForms } from '@/collections/admin/addComponentAboveForms'

/**
 * Adds to each form a component that shows the choices after a save that optimistic locking
 * refused.
 */
export const addSaveConflictHandler = addComponentAboveForms(
  '/src/plugins/version-history/admin/SaveConflictHandler#SaveConflictHandler',
)
