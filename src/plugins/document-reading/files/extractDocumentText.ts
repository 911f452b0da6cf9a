import pLimit from 'p-limit'
import { z } from 'zod'
import {
  type FileToInspect,
  InspectorStartError,
  runInspector,
  startLimitedProcess,
} from '@/src/files/inspectorProcess'
import {
  classifyDocumentText,
  type DocumentReadingResult,
} from '@/src/plugins/document-reading/rules/classifyDocumentText'
import { MAX_DOCUMENT_TEXT_CHARACTERS } from '@/src/plugins/document-reading/rules/documentText'

const TEXT_READER_PROCESS_LIMITS = { program: 'textReader.mjs', megabytes: 256, seconds: 2 }
const TEXT_READER_TIMEOUT_MS = 20_000

// Schema of the reader's result, which limits and normalises the text; a longer one is invalid.
const ExtractedTextSchema = z.object({
  text: z.string().max(MAX_DOCUMENT_TEXT_CHARACTERS),
  isCut: z.boolean(),
})
const PdfTextResultSchema = z.object({
  found: ExtractedTextSchema.extend({ pages: z.number() }).nullable(),
})
const WordTextResultSchema = z.object({ found: ExtractedTextSchema.nullable() })

/** `notStarted` says nothing about the document; `ended`: the reader crashed or timed out. */
export type TextExtractionFailure = 'notStarted' | 'ended'

// One document at a time is read: submissions and the documents that staff open come first.
const textExtractionQueue = pLimit(1)

/** Extracts the text of a candidate's document in a sandboxed process. */
export function extractDocumentText(
  file: FileToInspect,
): Promise<DocumentReadingResult | TextExtractionFailure> {
  return textExtractionQueue(async () => {
    try {
      return classifyDocumentText(
        file.kind === 'pdf' ? await extractPdfText(file) : await extractWordText(file),
      )
    } catch (err) {
      console.warn({ err, msg: 'The text of a document could not be extracted' })
      return err instanceof InspectorStartError ? 'notStarted' : 'ended'
    }
  })
}

async function extractWordText(file: FileToInspect) {
  const { found } = WordTextResultSchema.parse(await runInspector('readText', file))
  // The page count is set to one, because that of a Word document depends on its layout.
  return found && { ...found, pages: 1 }
}

async function extractPdfText({ bytes }: FileToInspect) {
  const reader = await startLimitedProcess<Buffer>(TEXT_READER_PROCESS_LIMITS).catch(
    (err: unknown) => {
      throw new InspectorStartError('The reading of a document could not start', { cause: err })
    },
  )
  try {
    reader.send(bytes)
    return PdfTextResultSchema.parse(await reader.answer(TEXT_READER_TIMEOUT_MS)).found
  } finally {
    reader.end()
  }
}
