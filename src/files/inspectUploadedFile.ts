import pLimit from 'p-limit'
import { z } from 'zod'
import type { FileVerdict } from '@/src/domain/files/fileContent'
import { FILE_MARKS } from '@/src/domain/files/fileMark'
import { sharedRoom } from '@/src/domain/files/sharedRoom'
import { FILE_ERRORS, type FileError } from '@/src/domain/files/uploadedFile'
import {
  askInspector,
  askPatientInspector,
  InspectorMissing,
  type SentFile,
} from './inspectorProcess'

const FILES_AT_ONCE = 2
const MEGABYTE = 1024 * 1024
// A burst of applicants waits a few seconds; a flood must not fill the memory, and one client must
// not block the others.
const takePlace = sharedRoom({ inAll: 62, perAddress: 8 })
const takeBytes = sharedRoom({ inAll: 100 * MEGABYTE, perAddress: 30 * MEGABYTE })

const turns = pLimit(FILES_AT_ONCE)

/** Null when the inspection exceeds its limits, which says nothing about the file. */
type Inspection = FileVerdict | null

/**
 * Inspects an uploaded file in a sandboxed process while the candidate waits. Never throws.
 * @returns null for a file that needs more time or memory: the job `checkCandidateFile` inspects it later
 */
export async function inspectUploadedFile(
  file: SentFile,
  address = 'unknown',
  inspect: (file: SentFile) => Promise<Inspection> = judge,
): Promise<Inspection> {
  const leavePlace = takePlace(address)
  const leaveBytes = takeBytes(address, file.bytes.length)
  try {
    if (!leavePlace || !leaveBytes) return refused('fileNotInspected')
    return await turns(() => inspect(file))
  } finally {
    leavePlace?.()
    leaveBytes?.()
  }
}

let isPatientInspectorBusy = false

/**
 * Inspects a file whose first inspection did not finish, with the higher limits of the background
 * job.
 * @returns null when it must be inspected later: another inspection runs, or no process starts
 */
export async function inspectInBackground(file: SentFile): Promise<Inspection> {
  if (isPatientInspectorBusy) return null
  isPatientInspectorBusy = true
  try {
    const verdict = await judge(file, askPatientInspector)
    if (verdict?.error === 'fileNotInspected') return null
    return verdict ?? refused('fileTooComplex')
  } finally {
    isPatientInspectorBusy = false
  }
}

const Verdict = z.object({
  error: z.enum(FILE_ERRORS).nullable(),
  hasActiveContent: z.boolean(),
  marks: z.array(z.enum(FILE_MARKS)),
}) satisfies z.ZodType<FileVerdict>

/** Only a verdict of the inspector marks a file as damaged, never a crash of its process. */
async function judge(file: SentFile, ask = askInspector): Promise<Inspection> {
  try {
    return Verdict.parse(await ask('judge', file))
  } catch (err) {
    console.warn({ err, msg: 'The inspection of a file did not finish' })
    return err instanceof InspectorMissing ? refused('fileNotInspected') : null
  }
}

const refused = (error: FileError): FileVerdict => ({ error, hasActiveContent: false, marks: [] })
