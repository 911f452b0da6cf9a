import type { Payload } from 'payload'
import type { FileCheckState } from '@/src/domain/files/fileCheck'
import type { StoredFile } from './readCandidateFile'

export type LinkedFile = StoredFile & { mimeType: string; checkState: FileCheckState }

/** Where the file of a link lies and how it was judged; null once it was deleted. */
export async function findLinkedFile(payload: Payload, id: number): Promise<LinkedFile | null> {
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
