import type { TaskConfig } from 'payload'
import { readDocuments as read } from '@/src/commands/documents/readDocuments'
import type { FileStoreEnvironment } from '@/src/domain/files/s3Store'

/** A turn of reading what nobody has read yet; as long as there is more, the worker queues another. */
export const readDocuments = (
  env: FileStoreEnvironment,
): TaskConfig<{ input: object; output: object }> => ({
  slug: 'readDocuments',
  retries: 2,
  concurrency: () => 'readDocuments',
  handler: async ({ req: { payload } }) => {
    await read(payload, env)
    return { output: {} }
  },
})
