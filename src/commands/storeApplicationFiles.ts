import type { Payload } from 'payload'
import type { FileError } from '@/src/domain/files/uploadedFile'
import {
  APPLICATION_FILE_FIELDS,
  type ApplicationFileField,
  type ApplicationWarning,
  FILES_AGAIN_SECONDS,
} from '@/src/domain/submissions/applicationForm'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { inspectUploadedFile } from '@/src/files/inspectUploadedFile'
import { type CandidateFile, type FileKeeping, storeCandidateFile } from './storeCandidateFile'

/** A file as it was sent: its name and size are right, its bytes are not judged yet. */
export type SentCandidateFile = Omit<CandidateFile, 'found'>

type Files<File> = Record<ApplicationFileField, File | null>
type Inspection =
  | { ok: true; files: Files<CandidateFile> }
  | Extract<SubmissionOutcome, { ok: false }>

/** Judges what an application brings along: what is wrong with which file, or that there was no time for it. */
export async function inspectApplicationFiles(
  sent: Files<SentCandidateFile>,
  address: string,
): Promise<Inspection> {
  const [cv, coverLetterFile] = await Promise.all([
    inspected(sent.cv, address),
    inspected(sent.coverLetterFile, address),
  ])
  const judged = { cv, coverLetterFile }
  const errors = APPLICATION_FILE_FIELDS.flatMap((field) => {
    const { error } = judged[field]
    return error ? [[field, error] as const] : []
  })
  if (errors.some(([, error]) => error === 'fileNotInspected')) {
    return { ok: false, reason: 'fileNotInspected', retryAfterSeconds: FILES_AGAIN_SECONDS }
  }
  if (errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) }
  return { ok: true, files: { cv: cv.file, coverLetterFile: coverLetterFile.file } }
}

type Judged = { file: CandidateFile | null; error: FileError | null }

async function inspected(sent: SentCandidateFile | null, address: string): Promise<Judged> {
  if (!sent) return { file: null, error: null }
  const { kind, bytes } = sent
  const verdict = await inspectUploadedFile({ kind, bytes }, address)
  if (!verdict) return { file: { ...sent, found: null }, error: null }
  const { error, ...found } = verdict
  return { file: { ...sent, found }, error }
}

/** The ids of an application's files; null for one that was not sent or not stored. */
export type StoredFiles = { cv: number | null; coverLetterFile: number | null }

/** Stores both files side by side, so that a slow store costs its time only once. */
export async function storeApplicationFiles(
  payload: Payload,
  { cv, coverLetterFile }: Files<CandidateFile>,
  keeping: FileKeeping,
): Promise<StoredFiles> {
  const [cvId, coverLetterId] = await Promise.all([
    cv && storeCandidateFile(payload, cv, { namePrefix: '', keeping }),
    coverLetterFile &&
      storeCandidateFile(payload, coverLetterFile, { namePrefix: 'cover-letter-', keeping }),
  ])
  return { cv: cvId, coverLetterFile: coverLetterId }
}

export function fileWarnings(
  sent: { [field in ApplicationFileField]: unknown },
  stored: StoredFiles,
): ApplicationWarning[] {
  const warnings: ApplicationWarning[] = []
  if (sent.cv && stored.cv === null) warnings.push('cvNotStored')
  if (sent.coverLetterFile && stored.coverLetterFile === null) warnings.push('coverLetterNotStored')
  return warnings
}

/** Removes the files of an application that did not come about. */
export async function removeCandidateFiles(
  payload: Payload,
  files: Record<string, number | null>,
): Promise<void> {
  const ids = Object.values(files).filter((id) => id !== null)
  if (ids.length === 0) return
  try {
    await payload.delete({
      collection: 'candidate-files',
      where: { id: { in: ids } },
      // Nobody is signed in: the visitor's own submission is being undone.
      overrideAccess: true,
    })
  } catch (err) {
    payload.logger.error({ err, msg: `The candidate files ${ids.join(', ')} belong to nobody` })
  }
}
