import type { CollectionAfterDeleteHook } from 'payload'
import type { JobApplication } from '@/payload-types'

/** What was still to be said of an application goes with it, and why it was not: servers quote what they refuse. */
export const forgetDispatches: CollectionAfterDeleteHook<JobApplication> = async ({ doc, req }) => {
  const { db, jobs } = req.payload
  await db.deleteMany({
    collection: 'payload-jobs',
    where: { 'input.applicationId': { equals: doc.id }, processing: { not_equals: true } },
    req,
  })
  await jobs.queue({ task: 'discardFiles', input: { files: [], applications: [doc.id] }, req })
}
