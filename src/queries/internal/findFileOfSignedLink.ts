import type { Payload } from 'payload'

/** Finds location and check state of the file of a signed link; null when deleted. */
export async function findFileOfSignedLink(payload: Payload, id: number) {
  const file = await payload.findByID({
    collection: 'candidate-files',
    id,
    depth: 0,
    disableErrors: true,
    // Access control is skipped: it was applied when the link was made, at most a minute ago.
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
