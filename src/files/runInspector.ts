import { z } from 'zod'
import type { FileVerdict } from '@/src/domain/files/fileContent'
import { FILE_MARKS } from '@/src/domain/files/fileMark'
import { FILE_ERRORS } from '@/src/domain/files/uploadedFile'
import { askInspector, InspectorMissing, type SentFile } from './inspectorProcess'

const Verdict = z.object({
  error: z.enum(FILE_ERRORS).nullable(),
  hasActiveContent: z.boolean(),
  marks: z.array(z.enum(FILE_MARKS)),
}) satisfies z.ZodType<FileVerdict>

/**
 * Judges a file in a process of its own. A file of which it dies is a damaged one; one that it does not
 * get to in time, on a machine that is too busy, may be sent again.
 */
export async function runInspector(file: SentFile): Promise<FileVerdict> {
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
