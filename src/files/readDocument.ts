import pLimit from 'p-limit'
import { z } from 'zod'
import { type DocumentReading, documentReading } from '@/src/domain/documents/documentReading'
import { MAX_TEXT_CHARACTERS } from '@/src/domain/files/documentText'
import { askInspector, InspectorMissing, type SentFile } from './inspectorProcess'
import { startLimited } from './limitedProcess'

const READER = { program: 'textReader.mjs', megabytes: 256, seconds: 2 }
const ANSWER_MS = 20_000

// The reader has bounded and normalised the text; a longer one is no answer of ours.
const Found = z.object({ text: z.string().max(MAX_TEXT_CHARACTERS), isCut: z.boolean() })
const PdfText = z.object({ found: Found.extend({ pages: z.number() }).nullable() })
const WordText = z.object({ found: Found.nullable() })

/** `notStarted` says nothing about the document; `ended`: its reader died or did not respond in time. */
export type ReadingFailure = 'notStarted' | 'ended'

// Nobody waits for it: what candidates send and what staff open goes first.
const turns = pLimit(1)

/** The words of a candidate's document, read in a sandboxed process. */
export function readDocument(file: SentFile): Promise<DocumentReading | ReadingFailure> {
  return turns(async () => {
    try {
      return documentReading(file.kind === 'pdf' ? await askReader(file) : await askWords(file))
    } catch (err) {
      console.warn({ err, msg: 'The reading of a document was given up' })
      return err instanceof InspectorMissing ? 'notStarted' : 'ended'
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
