import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { DOCUMENT_STATES, UNREADABLE } from '@/src/domain/documents/documentReading'
import type { FileStoreEnvironment } from '@/src/domain/files/s3Store'
import { FILE_KINDS, fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import { readCandidateFile } from '@/src/files/readCandidateFile'
import { readDocument } from '@/src/files/readDocument'
import { type DocumentText, storeWords } from './storeWords'

/** The runner waits for the end of each job: after so long it is there for the others again. */
const TURN_MS = 2_000

const StoredFile = z.object({
  id: z.number(),
  storedName: z.string(),
  prefix: z.string(),
  spooledOn: z.string().nullable(),
  mimeType: z.string(),
  state: z.enum(DOCUMENT_STATES).nullable(),
  text: z.string().nullable(),
})
const Application = z.object({
  id: z.number(),
  letter: z.string().nullable(),
  cv: z.number().nullable(),
  letterFile: z.number().nullable(),
  files: z.array(StoredFile),
})
export type UnreadApplication = z.infer<typeof Application>

/**
 * For a moment reads documents that nobody has read yet, so that their words are found: of what has come
 * last first, whatever is left from before. What cannot be had now is looked for again later.
 */
export async function readDocuments(payload: Payload, env: FileStoreEnvironment): Promise<void> {
  const enough = AbortSignal.timeout(TURN_MS)
  while (!enough.aborted) {
    const application = await takeUnread(payload)
    if (!application) return
    const texts = await readFiles(payload, application, env)
    if (texts === 'unreachable') return
    if (texts !== 'elsewhere') await storeWords(payload, application, texts)
  }
}

/** Marked as tried before it is read: one of which a whole site died would hold up all others. */
async function takeUnread(payload: Payload): Promise<UnreadApplication | null> {
  const { rows } = await payload.db.drizzle.execute(sql`
    UPDATE application_words SET tried_at = now()
    FROM job_applications application
    WHERE application.id = application_id
      AND application_id = (SELECT application_id FROM unread_applications LIMIT 1)
    RETURNING application.id, cover_letter AS letter, cv_id AS cv,
      cover_letter_file_id AS "letterFile",
      (SELECT coalesce(json_agg(json_build_object('id', file.id, 'storedName', filename,
          'prefix', coalesce(prefix, ''), 'spooledOn', spooled_on, 'mimeType', mime_type,
          'state', state, 'text', content) ORDER BY file.id), '[]')
        FROM candidate_files file LEFT JOIN document_texts ON file_id = file.id
        WHERE file.id IN (cv_id, cover_letter_file_id) AND check_state = 'clean') AS files`)
  return rows[0] ? Application.parse(rows[0]) : null
}

async function readFiles(
  payload: Payload,
  { files }: UnreadApplication,
  env: FileStoreEnvironment,
): Promise<DocumentText[] | 'unreachable' | 'elsewhere'> {
  const texts: DocumentText[] = []
  for (const file of files) {
    if (file.state !== null) {
      texts.push({ file: file.id, state: file.state, text: file.text ?? '' })
      continue
    }
    const kind = FILE_KINDS.find((one) => fileKindMimeTypes[one] === file.mimeType)
    const read = await readCandidateFile(payload, file, env)
    if (!read.ok && read.error !== 'missing') return read.error
    const reading = read.ok && kind ? await readDocument({ kind, bytes: read.bytes }) : UNREADABLE
    if (!reading) return 'unreachable'
    texts.push({ file: file.id, ...reading })
  }
  return texts
}
