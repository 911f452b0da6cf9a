import { addComponentAboveForms } from '@/collections/admin/addComponentAboveForms'

/** Plugin that opens each form at the field that the hash of the URL names. */
export const addRevealFieldFromUrl = addComponentAboveForms(
  '/src/plugins/live-preview/admin/RevealFieldFromUrl#RevealFieldFromUrl',
)
