import { randomUUID } from 'node:crypto'
import type { Payload } from 'payload'
import { type FileKind, fileKindMimeTypes } from '@/src/domain/uploadedFile'

/** A file that was judged genuine, under the cleaned name it was sent with. */
export type CandidateFile = {
  originalName: string
  kind: FileKind
  bytes: Buffer
  hasActiveContent: boolean
}

/**
 * Stores a candidate's file under a random name, in a transaction of its own.
 * @returns its id, or null when the store does not take it: the application goes on without it
 */
export async function storeCandidateFile(
  payload: Payload,
  file: CandidateFile,
  { namePrefix }: { namePrefix: string },
): Promise<number | null> {
  try {
    const { id } = await payload.create({
      collection: 'candidate-files',
      data: { originalName: file.originalName, hasActiveContent: file.hasActiveContent },
      file: {
        name: `${namePrefix}${randomUUID()}.${file.kind}`,
        data: file.bytes,
        mimetype: fileKindMimeTypes[file.kind],
        size: file.bytes.length,
      },
      depth: 0,
      // Visitors may not create files by themselves; this one was judged with its application.
      overrideAccess: true,
    })
    return id
  } catch (err) {
    payload.logger.error({ err, msg: 'A candidate’s file could not be stored' })
    return null
  }
}

/** Removes the files of an application that did not come about. */
export async function removeCandidateFiles(
  payload: Payload,
  files: Record<string, number | null>,
): Promise<void> {
  const ids = Object.values(files).filter((id) => id !== null)
  if (ids.length === 0) return
  try {
    await payload.delete({
      collection: 'candidate-files',
      where: { id: { in: ids } },
      // Nobody is signed in: the visitor's own submission is being undone.
      overrideAccess: true,
    })
  } catch (err) {
    payload.logger.error({ err, msg: `The candidate files ${ids.join(', ')} belong to nobody` })
  }
}
