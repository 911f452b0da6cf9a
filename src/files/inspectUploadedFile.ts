import pLimit from 'p-limit'
import type { FileVerdict } from '@/src/domain/fileContent'
import type { SentFile } from './inspectorProcess'
import { runInspector } from './runInspector'

const FILES_AT_ONCE = 2
// A burst of applicants waits a few seconds; a flood must pile up neither files nor memory.
const MAX_WAITING_FILES = 60
const MAX_WAITING_BYTES = 100 * 1024 * 1024

const turns = pLimit(FILES_AT_ONCE)
let waitingBytes = 0

/** Judges a stranger's file where it can harm nothing but its own inspection. Never throws. */
export async function inspectUploadedFile(
  file: SentFile,
  inspect = runInspector,
): Promise<FileVerdict> {
  const size = file.bytes.length
  if (turns.pendingCount >= MAX_WAITING_FILES || waitingBytes + size > MAX_WAITING_BYTES) {
    return { error: 'fileNotInspected', hasActiveContent: false, marks: [] }
  }
  waitingBytes += size
  return turns(() => {
    waitingBytes -= size
    return inspect(file)
  })
}
