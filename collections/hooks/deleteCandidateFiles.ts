import type { CollectionAfterDeleteHook } from 'payload'
import type { JobApplication } from '@/payload-types'

/** Deletes the files of a deleted application. */
export const deleteCandidateFiles: CollectionAfterDeleteHook<JobApplication> = async ({
  doc,
  req,
}) => {
  const ids = [doc.cv, doc.coverLetterFile].flatMap((file) =>
    file ? [typeof file === 'object' ? file.id : file] : [],
  )
  if (ids.length === 0) return
  await req.payload.delete({
    collection: 'candidate-files',
    where: { id: { in: ids } },
    // Access control is skipped only when the product itself deletes the application.
    overrideAccess: !req.user,
    req,
  })
}
