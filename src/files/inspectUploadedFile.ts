import pLimit from 'p-limit'
import type { FileVerdict } from '@/src/domain/files/fileContent'
import { sharedRoom } from '@/src/domain/files/sharedRoom'
import type { SentFile } from './inspectorProcess'
import { runInspector } from './runInspector'

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
  inspect = runInspector,
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
