import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { mediaText } from '@/src/content/admin/media'
import { MAX_UPLOADED_PIXELS } from '@/src/domain/look/picture'

/**
 * Refuses an image with too many pixels with a clear sentence, where Payload only reports a
 * problem.
 */
export const checkPixels: CollectionBeforeOperationHook = async ({ req: { file, payload } }) => {
  if (!file || !payload.config.sharp) return
  const picture = payload.config.sharp(file.data, { limitInputPixels: false })
  // checkPicture and Payload refuse files that are not images.
  const { width = 0, height = 0 } = await picture.metadata().catch(() => ({}))
  if (width * height <= MAX_UPLOADED_PIXELS) return
  throw new APIError(mediaText.errors.tooManyPixels, 400, null, true)
}
