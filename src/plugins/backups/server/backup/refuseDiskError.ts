import { OperatorError } from '@/src/server/operatorError'
import { hasErrorCode } from '@/src/server/process/hasErrorCode'

const DISK_FULL_CODES = ['ENOSPC', 'EDQUOT']
const NOT_WRITABLE_CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']

type DiskErrorSentences = { diskFull: string; notWritable: string }

/** Throws a Refusal with a sentence for a full or read-only disk; rethrows other errors. */
export function refuseDiskError(
  err: unknown,
  { diskFull, notWritable }: DiskErrorSentences,
): never {
  if (hasErrorCode(err, ...DISK_FULL_CODES)) throw new OperatorError(diskFull)
  if (hasErrorCode(err, ...NOT_WRITABLE_CODES)) throw new OperatorError(notWritable)
  throw err
}
