import { addComponentAboveForms } from '@/collections/admin/addComponentAboveForms'

/** Adds to each form a component that reveals the field named by the hash of the URL. */
export const addRevealFieldFromUrl = addComponentAboveForms(
  '/src/plugins/live-preview/admin/RevealFieldFromUrl#RevealFieldFromUrl',
)
