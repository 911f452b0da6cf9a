import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { mediaText } from '@/src/content/admin/media'
import type { Antivirus } from '@/src/domain/files/fileCheck'

const { errors } = mediaText

/**
 * Scans uploads of staff before they are stored: unlike candidates, staff can try again. Files
 * without a user are the product's own.
 */
export function checkPicture(antivirus: Antivirus | null): CollectionBeforeOperationHook {
  return async ({ operation, req }) => {
    const isUpload = operation === 'create' || operation === 'update'
    if (!antivirus || !isUpload || !req.user || !req.file) return
    const verdict = await antivirus(req.file.data)
    if (!verdict) throw new APIError(errors.notChecked, 503, null, true)
    if (verdict.finding !== null) throw new APIError(errors.infected, 422, null, true)
  }
}
