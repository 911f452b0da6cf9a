import type { Payload } from 'payload'

/**
 * Deletes files of deleted applications with their rows; when the store refuses to delete a file,
 * its row remains.
 * @throws when some files remain
 */
export async function deleteFilesOfDeletedApplications(
  payload: Payload,
  files: number[],
): Promise<void> {
  const { errors } = await payload.delete({
    collection: 'candidate-files',
    where: { id: { in: files } },
    // The file was already counted with its application.
    context: { isCounted: true },
    // Access control is skipped: a job deletes expired data, and it has no user.
    overrideAccess: true,
  })
  if (errors.length > 0) throw new Error(`${errors.length} files are still in the store`)
}
