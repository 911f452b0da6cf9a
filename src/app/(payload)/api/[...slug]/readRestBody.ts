import { readBodyBytes } from '@/src/app/api/readBodyBytes'
import { MAX_PREFERENCE_BYTES } from '@/src/domain/admin/preferences'

const MEGABYTE_BYTES = 1024 * 1024
// Twice the maximum of an image: for a file that is a little too large, Payload has a better error
// text.
const MAX_UPLOAD_BYTES = 20 * MEGABYTE_BYTES
const MAX_NON_UPLOAD_BODY_BYTES = MEGABYTE_BYTES
// The collections with the preferences of each user: columns, collapsed rows and filters.
const PREFERENCE_COLLECTIONS = ['payload-preferences', 'payload-query-presets']

/** Reads a body of at most as many bytes as its collection takes. */
export function readRestBody(request: Request, collection = '') {
  const isMultipart = request.headers.get('content-type')?.includes('multipart/') ?? false
  const ofContent = isMultipart ? MAX_UPLOAD_BYTES : MAX_NON_UPLOAD_BODY_BYTES
  return readBodyBytes(
    request,
    PREFERENCE_COLLECTIONS.includes(collection) ? MAX_PREFERENCE_BYTES : ofContent,
  )
}
