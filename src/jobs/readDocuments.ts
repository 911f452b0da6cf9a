import type { TaskConfig } from 'payload'
import { readDocuments as read, type Unread } from '@/src/commands/documents/readDocuments'
import type { FileStoreEnvironment } from '@/src/domain/files/s3Store'

type Task = TaskConfig<{ input: Unread; output: object }>

/**
 * Has the documents read of an application that has just come; without one, of all that nobody has read,
 * the latest first, a few at a time. What is left then, the worker has queued again.
 */
export const readDocuments = (env: FileStoreEnvironment): Task => ({
  slug: 'readDocuments',
  inputSchema: [
    { name: 'applicationId', type: 'number' },
    { name: 'before', type: 'number' },
  ],
  retries: 2,
  // One after the other: what has just come waits for no more than a few of those from before.
  concurrency: () => 'readDocuments',
  handler: async ({ input, req: { payload } }) => {
    const before = await read(payload, input, env)
    if (before !== null) await payload.jobs.queue({ task: 'readDocuments', input: { before } })
    return { output: {} }
  },
})
