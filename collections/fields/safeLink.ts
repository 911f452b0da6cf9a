import type { TextFieldSingleValidation } from 'payload'
import { fieldErrors } from '@/src/content/admin/fields'
import { sanitizeUrl } from '@/src/domain/urls/sanitizeUrl'

/** Refuses links that could run a script or that disguise their target. */
export const safeLink: TextFieldSingleValidation = (value, { required, req }) => {
  if (!value) return required ? req.t('validation:required') : true
  return sanitizeUrl(value) !== '' || fieldErrors.unsafeLink
}
