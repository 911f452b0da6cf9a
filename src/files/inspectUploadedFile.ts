import pLimit from 'p-limit'
import { z } from 'zod'
import type { FileVerdict } from '@/src/domain/files/fileContent'
import { FILE_MARKS } from '@/src/domain/files/fileMark'
import { sharedRoom } from '@/src/domain/files/sharedRoom'
import { FILE_ERRORS } from '@/src/domain/files/uploadedFile'
import { askInspector, InspectorMissing, type SentFile } from './inspectorProcess'

const FILES_AT_ONCE = 2
const MEGABYTE = 1024 * 1024
// A burst of applicants waits a few seconds; a flood must pile up neither files nor memory, and whoever
// sends one from his address must not shut the others out.
const takePlace = sharedRoom({ inAll: 62, perAddress: 8 })
const takeBytes = sharedRoom({ inAll: 100 * MEGABYTE, perAddress: 30 * MEGABYTE })

const turns = pLimit(FILES_AT_ONCE)

/** Judges a stranger's file where it can harm nothing but its own inspection. Never throws. */
export async function inspectUploadedFile(
  file: SentFile,
  address = 'unknown',
  inspect = judge,
): Promise<FileVerdict> {
  const leavePlace = takePlace(address)
  const leaveBytes = takeBytes(address, file.bytes.length)
  try {
    if (!leavePlace || !leaveBytes) {
      return { error: 'fileNotInspected', hasActiveContent: false, marks: [] }
    }
    return await turns(() => inspect(file))
  } finally {
    leavePlace?.()
    leaveBytes?.()
  }
}

const Verdict = z.object({
  error: z.enum(FILE_ERRORS).nullable(),
  hasActiveContent: z.boolean(),
  marks: z.array(z.enum(FILE_MARKS)),
}) satisfies z.ZodType<FileVerdict>

/**
 * Judges a file in a process of its own. A file of which it dies is a damaged one; one that it does not
 * get to in time, on a machine that is too busy, may be sent again.
 */
async function judge(file: SentFile): Promise<FileVerdict> {
  try {
    return Verdict.parse(await askInspector('judge', file))
  } catch (err) {
    console.warn({ err, msg: 'The inspection of a file was given up' })
    const isFileToBlame = !(err instanceof InspectorMissing) && !isOutOfTime(err)
    return {
      error: isFileToBlame ? 'fileDamaged' : 'fileNotInspected',
      hasActiveContent: false,
      marks: [],
    }
  }
}

// As the abort of a wait says it.
function isOutOfTime(err: unknown) {
  const reason = err instanceof Error ? err.cause : undefined
  return reason instanceof Error && reason.name === 'TimeoutError'
}
