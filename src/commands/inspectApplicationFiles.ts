import type { FileError } from '@/src/domain/files/uploadedFile'
import {
  APPLICATION_FILE_FIELDS,
  type ApplicationFileField,
  FILES_AGAIN_SECONDS,
} from '@/src/domain/submissions/applicationForm'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import { inspectUploadedFile } from '@/src/files/inspectUploadedFile'
import type { CandidateFile } from './storeCandidateFile'

/** A file as it was sent: its name and size are right, its bytes are not judged yet. */
export type SentCandidateFile = Omit<CandidateFile, 'hasActiveContent' | 'marks'>

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
  const { error, ...found } = await inspectUploadedFile({ kind, bytes }, address)
  return { file: { ...sent, ...found }, error }
}
