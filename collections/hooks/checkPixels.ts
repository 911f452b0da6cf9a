import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { mediaText } from '@/src/content/admin/media'
import { MAX_UPLOADED_PIXELS } from '@/src/domain/look/picture'

/** Says of a picture that is too large to be made smaller that it is, where Payload only speaks of a problem. */
export const checkPixels: CollectionBeforeOperationHook = async ({ req: { file, payload } }) => {
  if (!file || !payload.config.sharp) return
  const picture = payload.config.sharp(file.data, { limitInputPixels: false })
  // What is no picture is refused as that.
  const { width = 0, height = 0 } = await picture.metadata().catch(() => ({}))
  if (width * height <= MAX_UPLOADED_PIXELS) return
  throw new APIError(mediaText.errors.tooManyPixels, 400, null, true)
}
