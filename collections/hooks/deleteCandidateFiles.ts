import type { CollectionAfterDeleteHook } from 'payload'
import type { JobApplication } from '@/payload-types'

/** A candidate's files go with the application. */
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
    // Without a user the product itself deletes the application, and its files with it.
    overrideAccess: !req.user,
    req,
  })
}
