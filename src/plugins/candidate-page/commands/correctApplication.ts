import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import type { RateLimitedSender } from '@/src/commands/rateLimitSubmission'
import {
  deleteFilesOfUnsavedApplication,
  type FileStorageSettings,
  type StoredApplicationFileIds,
  storeCandidateFiles,
  unstoredFileWarnings,
} from '@/src/commands/storeCandidateFiles'
import { createNotSavedOutcome } from '@/src/commands/submitOnce'
import { inTransaction } from '@/src/database/inTransaction'
import { transactionDrizzle } from '@/src/database/transactionDrizzle'
import {
  APPLICATION_FILE_FIELDS,
  type ApplicationFileField,
  type ApplicationFileValues,
} from '@/src/domain/submissions/applicationForm'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import {
  inspectApplicationFiles,
  type ReceivedCandidateFile,
} from '@/src/files/inspectUploadedFile'
import { addRequestIdToJobInput } from '@/src/log/requestContext'

/** What a candidate sent: empty texts are null, and a file that is null stays as it is. */
export type CandidateCorrection = ApplicationFileValues<ReceivedCandidateFile> & {
  candidatePhone: string | null
  coverLetter: string | null
}

type CorrectionContext = {
  application: number
  sender: RateLimitedSender
  headers: Headers
  now: Date
  storage: FileStorageSettings
  /** Stored as the letter when there is only a file. */
  coverLetterAttached: string
}

/**
 * Stores the corrections of a candidate after the same inspection of the files as in an application.
 * Nothing is stored when a file is refused or cannot be stored.
 */
export async function correctApplication(
  payload: Payload,
  correction: CandidateCorrection,
  context: CorrectionContext,
): Promise<SubmissionOutcome> {
  const inspection = await inspectApplicationFiles(correction, context.sender.address)
  if (!inspection.ok) return inspection
  const files = await storeCandidateFiles(payload, inspection.files, context)
  const { hasAntivirus } = context.storage
  const unchecked = APPLICATION_FILE_FIELDS.filter(
    (field) => hasAntivirus || inspection.files[field]?.found === null,
  )
  const isSaved =
    unstoredFileWarnings(correction, files).length === 0 &&
    (await inTransaction(payload, { user: null, headers: context.headers }, (req) =>
      saveCorrection(req, { correction, files, unchecked }, context),
    ).catch((err: unknown) => {
      payload.logger.error({ err, msg: 'The correction of a candidate could not be saved' })
      return false
    }))
  if (isSaved) return { ok: true, warnings: [] }
  await deleteFilesOfUnsavedApplication(payload, files)
  return createNotSavedOutcome('job-applications')
}

const StoredApplicationRowsSchema = z.array(
  z.object({
    phone: z.string().nullable(),
    letter: z.string().nullable(),
    cv: z.number().nullable(),
    coverLetterFile: z.number().nullable(),
  }),
)

type CorrectionToStore = {
  correction: CandidateCorrection
  files: StoredApplicationFileIds
  /** The new files that the background job inspects or scans. */
  unchecked: ApplicationFileField[]
}

/** @returns false when the application was withdrawn or erased meanwhile */
async function saveCorrection(
  req: PayloadRequest,
  { correction, files, unchecked }: CorrectionToStore,
  { application, coverLetterAttached }: CorrectionContext,
): Promise<boolean> {
  const drizzle = await transactionDrizzle(req)
  const { rows } = await drizzle.execute(sql`
    SELECT candidate_phone AS phone, cover_letter AS letter, cv_id AS cv,
      cover_letter_file_id AS "coverLetterFile"
    FROM job_applications WHERE id = ${application} AND withdrawn_at IS NULL FOR UPDATE`)
  const [stored] = StoredApplicationRowsSchema.parse(rows)
  if (!stored) return false
  const cv = files.cv ?? stored.cv
  const coverLetterFile = files.coverLetterFile ?? stored.coverLetterFile
  const letter = correction.coverLetter ?? (coverLetterFile === null ? null : coverLetterAttached)
  await drizzle.execute(sql`
    UPDATE job_applications SET candidate_phone = ${correction.candidatePhone},
      cover_letter = ${letter}, cv_id = ${cv}, cover_letter_file_id = ${coverLetterFile},
      updated_at = now() WHERE id = ${application}`)
  const events = [
    correction.candidatePhone !== stored.phone && ('phone-corrected' as const),
    letter !== stored.letter && files.coverLetterFile === null && ('letter-corrected' as const),
    files.cv !== null && ('cv-replaced' as const),
    files.coverLetterFile !== null && ('letter-replaced' as const),
  ].filter((kind) => kind !== false)
  for (const kind of events) await recordApplicationEvent(req, { application, kind })
  await queueFileChecksAndDeletions(req, { stored, files, unchecked })
  return true
}

type QueueFileJobsOptions = Omit<CorrectionToStore, 'correction'> & {
  stored: StoredApplicationFileIds
}

// The replaced files are deleted by a job, which repeats while the store is unreachable.
async function queueFileChecksAndDeletions(
  req: PayloadRequest,
  { stored, files, unchecked }: QueueFileJobsOptions,
) {
  const replaced = APPLICATION_FILE_FIELDS.filter((field) => files[field] !== null)
    .map((field) => stored[field])
    .filter((id) => id !== null)
  if (replaced.length > 0) {
    await req.payload.jobs.queue({ task: 'discardFiles', input: { files: replaced }, req })
  }
  for (const field of unchecked) {
    const fileId = files[field]
    if (fileId === null) continue
    const input = addRequestIdToJobInput({ fileId })
    await req.payload.jobs.queue({ task: 'checkCandidateFile', input, req })
  }
}
