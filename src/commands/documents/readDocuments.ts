import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { DOCUMENT_STATES, UNREADABLE } from '@/src/domain/documents/documentReading'
import type { FileStoreEnvironment } from '@/src/domain/files/s3Store'
import { FILE_KINDS, fileKindMimeTypes } from '@/src/domain/files/uploadedFile'
import { readCandidateFile } from '@/src/files/readCandidateFile'
import { readDocument } from '@/src/files/readDocument'
import { type DocumentText, storeWords } from './storeWords'

/** So few that the runner of the jobs, which waits for them, is soon there for others again. */
const AT_ONCE = 5

const UnreadFile = z.object({
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
  name: z.string(),
  letter: z.string().nullable(),
  cv: z.number().nullable(),
  letterFile: z.number().nullable(),
  files: z.array(UnreadFile),
})
export type UnreadApplication = z.infer<typeof Application>

/** One application, or the latest of those before this one. */
export type Unread = { applicationId?: number | null; before?: number | null }

/**
 * Reads the documents of a few applications of which nobody has read them, so that their words are found.
 * What cannot be had now stays unread, and what waits for the antivirus is left alone.
 * @returns the application after which to go on; null when there is no more to be done now
 */
export async function readDocuments(
  payload: Payload,
  unread: Unread,
  env: FileStoreEnvironment,
): Promise<number | null> {
  const applications = await findUnread(payload, unread)
  for (const application of applications) {
    const texts = await readFiles(payload, application, env)
    if (texts === 'unreachable') return null
    if (texts !== 'elsewhere') await storeWords(payload, application, texts)
  }
  const isMore = applications.length === AT_ONCE
  return isMore ? (applications.at(-1)?.id ?? null) : null
}

async function findUnread(payload: Payload, { applicationId, before }: Unread) {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT application.id, candidate_name AS name, cover_letter AS letter, cv_id AS cv,
      cover_letter_file_id AS "letterFile",
      (SELECT coalesce(json_agg(json_build_object('id', file.id, 'storedName', filename,
          'prefix', coalesce(prefix, ''), 'spooledOn', spooled_on, 'mimeType', mime_type,
          'state', state, 'text', content) ORDER BY file.id), '[]')
        FROM candidate_files file LEFT JOIN document_texts ON file_id = file.id
        WHERE file.id IN (cv_id, cover_letter_file_id) AND check_state = 'clean') AS files
    FROM job_applications application
    WHERE NOT EXISTS (SELECT FROM application_words WHERE application_id = application.id)
      AND NOT EXISTS (SELECT FROM candidate_files
        WHERE id IN (cv_id, cover_letter_file_id) AND check_state = 'pending')
      AND ${applicationId ? sql`application.id = ${applicationId}` : sql`true`}
      AND ${before ? sql`application.id < ${before}` : sql`true`}
    ORDER BY application.id DESC LIMIT ${AT_ONCE}`)
  return z.array(Application).parse(rows)
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
