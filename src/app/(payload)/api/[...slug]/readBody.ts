import { MAX_PREFERENCE_BYTES } from '@/src/domain/admin/habits'

const MEGABYTE = 1024 * 1024
// Twice the maximum of an image: for a file that is a little too large, Payload has a better error
// text.
const MAX_FORM_BYTES = 20 * MEGABYTE
const MAX_TEXT_BYTES = MEGABYTE
// Columns, collapsed rows and filters, stored per user.
const PREFERENCE_COLLECTIONS = ['payload-preferences', 'payload-query-presets']

/** Reads the whole body; stops when it exceeds the maximum, whatever its header declares. */
export async function readBody({ headers, body }: Request, collection = '') {
  if (!body) return null
  const isMultipart = headers.get('content-type')?.includes('multipart/') ?? false
  const ofContent = isMultipart ? MAX_FORM_BYTES : MAX_TEXT_BYTES
  const maxBytes = PREFERENCE_COLLECTIONS.includes(collection) ? MAX_PREFERENCE_BYTES : ofContent
  if (Number(headers.get('content-length')) > maxBytes) return 'tooLarge'
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > maxBytes) return 'tooLarge'
      chunks.push(chunk)
    }
  } catch {
    // The client disconnected or exceeded the web server's timeout.
    return 'cutShort'
  }
  return Buffer.concat(chunks)
}
