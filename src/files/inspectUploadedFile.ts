import pLimit from 'p-limit'
import { z } from 'zod'
import { createCapacityLimiter } from '@/src/domain/files/capacityLimiter'
import type { FileVerdict } from '@/src/domain/files/fileContent'
import { FILE_WARNINGS } from '@/src/domain/files/fileWarning'
import { FILE_ERRORS, type FileError } from '@/src/domain/files/uploadedFile'
import {
  APPLICATION_FILE_FIELDS,
  type ApplicationFileValues,
  UPLOAD_RETRY_SECONDS,
} from '@/src/domain/submissions/applicationForm'
import type { SubmissionOutcome } from '@/src/domain/submissions/submission'
import {
  type FileToInspect,
  InspectorStartError,
  runBackgroundInspector,
  runInspector,
} from './inspectorProcess'

const MAX_CONCURRENT_INSPECTIONS = 2
const BYTES_PER_MEGABYTE = 1024 * 1024
// The capacity lets a burst of applicants wait a few seconds. A flood must not fill the memory, and
// one client must not block the others.
const reserveInspectionSlot = createCapacityLimiter({ inAll: 62, perAddress: 8 })
const reserveInspectionBytes = createCapacityLimiter({
  inAll: 100 * BYTES_PER_MEGABYTE,
  perAddress: 30 * BYTES_PER_MEGABYTE,
})

const inspectionQueue = pLimit(MAX_CONCURRENT_INSPECTIONS)

/** A file as it was sent, under its cleaned name. Its name and its size are already checked. */
export type ReceivedCandidateFile = FileToInspect & { originalName: string }

/** A file that the inspection did not refuse. */
export type InspectedFile = ReceivedCandidateFile & {
  /** The findings; null for a file that the background job inspects later. */
  found: Pick<FileVerdict, 'hasActiveContent' | 'marks'> | null
}

type ApplicationInspectionResult =
  | { ok: true; files: ApplicationFileValues<InspectedFile> }
  | Extract<SubmissionOutcome, { ok: false }>

/** Inspects the files of an application. Fails with the error of each file, or because there was no time. */
export async function inspectApplicationFiles(
  sent: ApplicationFileValues<ReceivedCandidateFile>,
  address: string,
): Promise<ApplicationInspectionResult> {
  const [cv, coverLetterFile] = await Promise.all([
    inspectCandidateFile(sent.cv, address),
    inspectCandidateFile(sent.coverLetterFile, address),
  ])
  const inspected = { cv, coverLetterFile }
  const errors = APPLICATION_FILE_FIELDS.flatMap((field) => {
    const { error } = inspected[field]
    return error ? [[field, error] as const] : []
  })
  if (errors.some(([, error]) => error === 'fileNotInspected')) {
    return { ok: false, reason: 'fileNotInspected', retryAfterSeconds: UPLOAD_RETRY_SECONDS }
  }
  if (errors.length > 0) return { ok: false, errors: Object.fromEntries(errors) }
  return { ok: true, files: { cv: cv.file, coverLetterFile: coverLetterFile.file } }
}

type FileInspectionResult = { file: InspectedFile | null; error: FileError | null }

async function inspectCandidateFile(
  file: ReceivedCandidateFile | null,
  address: string,
): Promise<FileInspectionResult> {
  if (!file) return { file: null, error: null }
  const { kind, bytes } = file
  const verdict = await inspectUploadedFile({ kind, bytes }, address)
  if (!verdict) return { file: { ...file, found: null }, error: null }
  const { error, ...found } = verdict
  return { file: { ...file, found }, error }
}

/** The verdict; null when the inspection exceeds its limits, which says nothing about the file. */
type InspectionVerdict = FileVerdict | null

/**
 * Inspects an uploaded file in a sandboxed process while the candidate waits. Never throws.
 * @returns null for a file that needs more time or memory: the job `checkCandidateFile` inspects it later
 */
export async function inspectUploadedFile(
  file: FileToInspect,
  address = 'unknown',
  inspect: (file: FileToInspect) => Promise<InspectionVerdict> = inspectInLimitedProcess,
): Promise<InspectionVerdict> {
  const leavePlace = reserveInspectionSlot(address)
  const leaveBytes = reserveInspectionBytes(address, file.bytes.length)
  try {
    if (!leavePlace || !leaveBytes) return createRefusedVerdict('fileNotInspected')
    return await inspectionQueue(() => inspect(file))
  } finally {
    leavePlace?.()
    leaveBytes?.()
  }
}

let isBackgroundInspectorBusy = false

/**
 * Inspects a file whose first inspection did not finish, with the higher limits of the background
 * job.
 * @returns null when it must be inspected later: another inspection runs, or no process starts
 */
export async function inspectFileInBackground(file: FileToInspect): Promise<InspectionVerdict> {
  if (isBackgroundInspectorBusy) return null
  isBackgroundInspectorBusy = true
  try {
    const verdict = await inspectInLimitedProcess(file, runBackgroundInspector)
    if (verdict?.error === 'fileNotInspected') return null
    return verdict ?? createRefusedVerdict('fileTooComplex')
  } finally {
    isBackgroundInspectorBusy = false
  }
}

const FileVerdictSchema = z.object({
  error: z.enum(FILE_ERRORS).nullable(),
  hasActiveContent: z.boolean(),
  marks: z.array(z.enum(FILE_WARNINGS)),
}) satisfies z.ZodType<FileVerdict>

/** Only a verdict of the inspector marks a file as damaged: a crash of its process does not. */
async function inspectInLimitedProcess(
  file: FileToInspect,
  ask = runInspector,
): Promise<InspectionVerdict> {
  try {
    return FileVerdictSchema.parse(await ask('judge', file))
  } catch (err) {
    console.warn({ err, msg: 'The inspection of a file did not finish' })
    return err instanceof InspectorStartError ? createRefusedVerdict('fileNotInspected') : null
  }
}

const createRefusedVerdict = (error: FileError): FileVerdict => ({
  error,
  hasActiveContent: false,
  marks: [],
})
