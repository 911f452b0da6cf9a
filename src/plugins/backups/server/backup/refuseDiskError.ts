import { hasCode } from '@/src/server/process/hasCode'
import { Refusal } from '@/src/server/refusal'

const FULL = ['ENOSPC', 'EDQUOT']
const CLOSED = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR']

type Sentences = { diskFull: string; notWritable: string }

/** Throws a Refusal with a sentence for a full or read-only disk; rethrows other errors. */
export function refuseDiskError(err: unknown, { diskFull, notWritable }: Sentences): never {
  if (hasCode(err, ...FULL)) throw new Refusal(diskFull)
  if (hasCode(err, ...CLOSED)) throw new Refusal(notWritable)
  throw err
}
