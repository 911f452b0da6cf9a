import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import type { FileStoreEnvironment } from '@/src/domain/files/s3Store'
import { FILE_KINDS, fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import { readCandidateFile } from '@/src/files/readCandidateFile'
import { extractDocumentText } from '@/src/plugins/document-reading/files/extractDocumentText'
import {
  DOCUMENT_READING_STATES,
  UNREADABLE_DOCUMENT,
} from '@/src/plugins/document-reading/rules/classifyDocumentText'
import { type ExtractedFileText, storeDocumentWords } from './storeDocumentWords'

/** A batch is limited to this time, because the job runner waits for each job. */
const MAX_BATCH_DURATION_MS = 2_000

const StoredDocumentFileSchema = z.object({
  id: z.number(),
  storedName: z.string(),
  prefix: z.string(),
  spooledOn: z.string().nullable(),
  mimeType: z.string(),
  state: z.enum(DOCUMENT_READING_STATES).nullable(),
  text: z.string().nullable(),
})
const ApplicationToReadSchema = z.object({
  id: z.number(),
  tries: z.number(),
  letter: z.string().nullable(),
  cv: z.number().nullable(),
  letterFile: z.number().nullable(),
  files: z.array(StoredDocumentFileSchema),
})
export type UnreadApplication = Omit<z.infer<typeof ApplicationToReadSchema>, 'tries'>
type ApplicationWithReadingTries = z.infer<typeof ApplicationToReadSchema>

/**
 * A document is unreadable when the extraction process, or the whole site, ended this often while
 * reading it.
 */
const MAX_READING_TRIES = 2

/**
 * Extracts the text of documents that are not indexed, newest application first, for a limited
 * time. Documents that are unreachable now are read in a later batch.
 */
export async function extractDocumentTexts(
  payload: Payload,
  env: FileStoreEnvironment,
): Promise<void> {
  const enough = AbortSignal.timeout(MAX_BATCH_DURATION_MS)
  while (!enough.aborted) {
    const application = await claimUnreadApplication(payload)
    if (!application) return
    const texts = await extractTextsOfFiles(payload, application, env)
    if (texts === 'ended') continue
    if (typeof texts !== 'string') await storeDocumentWords(payload, application, texts)
    else await subtractReadingTry(payload, application)
    if (texts === 'unreachable') return
  }
}

/**
 * Counts the attempt before the document is read, so that a document which crashes the whole site
 * counts too.
 */
async function claimUnreadApplication(
  payload: Payload,
): Promise<ApplicationWithReadingTries | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    UPDATE application_words SET tried_at = now(), tries = tries + 1
    FROM job_applications application
    WHERE application.id = application_id
      AND application_id = (SELECT application_id FROM unread_applications LIMIT 1)
    RETURNING application.id, tries, cover_letter AS letter, cv_id AS cv,
      cover_letter_file_id AS "letterFile",
      (SELECT coalesce(json_agg(json_build_object('id', file.id, 'storedName', filename,
          'prefix', coalesce(prefix, ''), 'spooledOn', spooled_on, 'mimeType', mime_type,
          'state', state, 'text', content) ORDER BY file.id), '[]')
        FROM candidate_files file LEFT JOIN document_texts ON file_id = file.id
        WHERE file.id IN (cv_id, cover_letter_file_id) AND check_state = 'clean') AS files`)
  return rows[0] ? ApplicationToReadSchema.parse(rows[0]) : null
}

/** Takes back an attempt in which the file was unreachable. */
async function subtractReadingTry(payload: Payload, { id }: ApplicationWithReadingTries) {
  await payload.db.drizzle.execute(sql`
    UPDATE application_words SET tries = tries - 1 WHERE application_id = ${id}`)
}

async function extractTextsOfFiles(
  payload: Payload,
  { files, tries }: ApplicationWithReadingTries,
  env: FileStoreEnvironment,
): Promise<ExtractedFileText[] | 'unreachable' | 'elsewhere' | 'ended'> {
  const texts: ExtractedFileText[] = []
  for (const file of files) {
    if (file.state !== null) {
      texts.push({ file: file.id, state: file.state, text: file.text ?? '' })
      continue
    }
    const kind = FILE_KINDS.find((one) => fileKindMimeTypes[one] === file.mimeType)
    const read = await readCandidateFile(payload, file, env)
    if (!read.ok && read.error !== 'missing') return read.error
    const isTried = read.ok && kind && tries <= MAX_READING_TRIES
    const reading = isTried
      ? await extractDocumentText({ kind, bytes: read.bytes })
      : UNREADABLE_DOCUMENT
    if (reading === 'notStarted') return 'unreachable'
    if (reading === 'ended' && tries < MAX_READING_TRIES) return 'ended'
    texts.push({ file: file.id, ...(reading === 'ended' ? UNREADABLE_DOCUMENT : reading) })
  }
  return texts
}
