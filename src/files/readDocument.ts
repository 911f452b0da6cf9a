import pLimit from 'p-limit'
import { z } from 'zod'
import {
  type DocumentReading,
  documentReading,
  type FoundText,
  UNREADABLE,
} from '@/src/domain/documents/documentReading'
import { askInspector, InspectorMissing, type SentFile } from './inspectorProcess'
import { startLimited } from './limitedProcess'

const READER = { program: 'textReader.mjs', megabytes: 256, seconds: 2 }
const ANSWER_MS = 20_000

const PdfText = z.object({
  found: z.object({ text: z.string(), pages: z.number(), isCut: z.boolean() }).nullable(),
}) satisfies z.ZodType<{ found: FoundText | null }>
const WordText = z.object({
  found: z.object({ text: z.string(), isCut: z.boolean() }).nullable(),
})

// Nobody waits for it: what candidates send and what staff open goes first.
const turns = pLimit(1)

/**
 * The words of a stranger's document, taken out where it can do no harm.
 * @returns null where that could not even be tried, which says nothing about the document
 */
export function readDocument(file: SentFile): Promise<DocumentReading | null> {
  return turns(async () => {
    try {
      return documentReading(file.kind === 'pdf' ? await askReader(file) : await askWords(file))
    } catch (err) {
      console.warn({ err, msg: 'The reading of a document was given up' })
      return err instanceof InspectorMissing ? null : UNREADABLE
    }
  })
}

async function askWords(file: SentFile) {
  const { found } = WordText.parse(await askInspector('readText', file))
  // How many pages it has, only Word knows.
  return found && { ...found, pages: 1 }
}

async function askReader({ bytes }: SentFile) {
  const reader = await startLimited<Buffer>(READER).catch((err: unknown) => {
    throw new InspectorMissing('The reading of a document could not start', { cause: err })
  })
  try {
    reader.send(bytes)
    return PdfText.parse(await reader.answer(ANSWER_MS)).found
  } finally {
    reader.end()
  }
}
