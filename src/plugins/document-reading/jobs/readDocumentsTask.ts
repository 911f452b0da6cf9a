import type { TaskConfig } from 'payload'
import type { FileStoreEnvironment } from '@/src/domain/files/s3Store'
import { extractDocumentTexts as read } from '@/src/plugins/document-reading/commands/extractDocumentTexts'

/** Extracts the text of a batch of documents; the worker queues the next batch. */
export const readDocumentsTask = (
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
