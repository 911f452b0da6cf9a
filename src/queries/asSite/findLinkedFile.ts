import type { Payload } from 'payload'

/** Where the file of a link lies and how it was judged; null once it was deleted. */
export async function findLinkedFile(payload: Payload, id: number) {
  const file = await payload.findByID({
    collection: 'candidate-files',
    id,
    depth: 0,
    disableErrors: true,
    // Whoever holds a link of the last minute was entitled when it was made: nobody is signed in here.
    overrideAccess: true,
  })
  if (!file?.filename) return null
  return {
    storedName: file.filename,
    prefix: file.prefix ?? '',
    spooledOn: file.spooledOn ?? null,
    mimeType: file.mimeType ?? 'application/octet-stream',
    checkState: file.checkState,
  }
}
