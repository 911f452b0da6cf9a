import type { Payload } from 'payload'

/**
 * Removes files of which no application speaks any more, each with its row: as long as the store refuses
 * one its row says that it is still there.
 * @throws when some are left
 */
export async function discardFiles(payload: Payload, files: number[]): Promise<void> {
  const { errors } = await payload.delete({
    collection: 'candidate-files',
    where: { id: { in: files } },
    // Counted where their applications went.
    context: { isCounted: true },
    // Nobody is signed in: what is over is over whoever is there.
    overrideAccess: true,
  })
  if (errors.length > 0) throw new Error(`${errors.length} files are still in the store`)
}
