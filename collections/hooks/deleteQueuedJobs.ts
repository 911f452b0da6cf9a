import type { CollectionAfterDeleteHook } from 'payload'

/** The input field of a job, and of `discardFiles`, that contains the id of the document. */
const JOB_INPUT_ID_FIELDS = {
  'job-applications': { input: 'applicationId', mails: 'applications' },
  'contact-messages': { input: 'messageId', mails: 'messages' },
} as const

/**
 * Deletes the queued jobs of a deleted document, and queues the deletion of its stored mails. The
 * failed jobs are deleted too, because their errors may quote the mail.
 */
export const deleteQueuedJobs: (of: keyof typeof JOB_INPUT_ID_FIELDS) => CollectionAfterDeleteHook =
  (of) =>
  async ({ doc, req }) => {
    const { db, jobs } = req.payload
    const { input, mails } = JOB_INPUT_ID_FIELDS[of]
    await db.deleteMany({
      collection: 'payload-jobs',
      where: { [`input.${input}`]: { equals: doc.id }, processing: { not_equals: true } },
      req,
    })
    await jobs.queue({ task: 'discardFiles', input: { files: [], [mails]: [doc.id] }, req })
  }
