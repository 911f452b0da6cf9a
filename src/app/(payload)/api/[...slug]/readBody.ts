import { MAX_HABIT_BYTES } from '@/src/domain/admin/habits'

const MEGABYTE = 1024 * 1024
// Twice what a picture may have: whoever picks one a little too large is told that by Payload.
const MAX_FORM_BYTES = 20 * MEGABYTE
const MAX_TEXT_BYTES = MEGABYTE
// Which columns a list shows, which rows are folded, what is filtered by: kept for each person.
const HABITS = ['payload-preferences', 'payload-query-presets']

/** Reads the whole body, or stops where it becomes larger than anything we take here, whatever its header says. */
export async function readBody({ headers, body }: Request, collection = '') {
  if (!body) return null
  const isMultipart = headers.get('content-type')?.includes('multipart/') ?? false
  const ofContent = isMultipart ? MAX_FORM_BYTES : MAX_TEXT_BYTES
  const maxBytes = HABITS.includes(collection) ? MAX_HABIT_BYTES : ofContent
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
    // The sender hung up, or took longer than the web server waits.
    return 'cutShort'
  }
  return Buffer.concat(chunks)
}
