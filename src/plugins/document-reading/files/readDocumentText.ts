import pLimit from 'p-limit'
import { z } from 'zod'
import { type FileToInspect, runInspector } from '@/src/files/inspectorProcess'
import type { DocumentText } from '@/src/plugins/document-reading/rules/documentText'

const DocumentTextResultSchema = z.object({
  found: z.object({ text: z.string(), isCut: z.boolean() }).nullable(),
}) satisfies z.ZodType<{ found: DocumentText | null }>

// The maximum of the queue for staff, which is separate from that of submissions.
const MAX_WAITING_FILES = 20
const documentReadingQueue = pLimit(1)

/** Reads the text of an untrusted document; null when it cannot be extracted. Never throws. */
export async function readDocumentText(file: FileToInspect): Promise<DocumentText | null> {
  if (documentReadingQueue.pendingCount >= MAX_WAITING_FILES) return null
  return documentReadingQueue(async () => {
    try {
      return DocumentTextResultSchema.parse(await runInspector('readText', file)).found
    } catch (err) {
      console.warn({ err, msg: 'The text of a document could not be extracted' })
      return null
    }
  })
}
