import type { CollectionAfterDeleteHook } from 'payload'

/** What a job names an application or a message by. */
const NAMED_BY = {
  'job-applications': { input: 'applicationId', mails: 'applications' },
  'contact-messages': { input: 'messageId', mails: 'messages' },
} as const

/** What was still to be said of it goes with it, and why it was not: servers quote what they refuse. */
export const deleteQueuedJobs: (of: keyof typeof NAMED_BY) => CollectionAfterDeleteHook =
  (of) =>
  async ({ doc, req }) => {
    const { db, jobs } = req.payload
    const { input, mails } = NAMED_BY[of]
    await db.deleteMany({
      collection: 'payload-jobs',
      where: { [`input.${input}`]: { equals: doc.id }, processing: { not_equals: true } },
      req,
    })
    await jobs.queue({ task: 'discardFiles', input: { files: [], [mails]: [doc.id] }, req })
  }
