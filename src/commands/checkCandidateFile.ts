import type { Payload, PayloadRequest } from 'payload'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { inTransaction } from '@/src/database/inTransaction'
import {
  type Antivirus,
  type AntivirusVerdict,
  checkedByAntivirus,
  checkedByOurselves,
} from '@/src/domain/files/fileCheck'
import type { FileStoreEnvironment } from '@/src/domain/files/s3Store'
import { FILE_BLOCKINGS } from '@/src/domain/submissions/applicationHistory'
import { readCandidateFile } from './readCandidateFile'

export type FileChecking = { antivirus: Antivirus | null; env: FileStoreEnvironment }

/**
 * Has the antivirus judge a file that waits for it; where there is none any more, our own checks of its
 * arrival stand.
 * @returns whether the file waits no longer; it does when it or the antivirus cannot be reached now
 */
export async function checkCandidateFile(
  payload: Payload,
  id: number,
  { antivirus, env, now }: FileChecking & { now: Date },
): Promise<boolean> {
  const file = await payload.findByID({
    collection: 'candidate-files',
    id,
    depth: 0,
    disableErrors: true,
    // The job that has it checked has no user.
    overrideAccess: true,
  })
  if (file?.checkState !== 'pending') return true
  if (!antivirus) {
    await inTransaction(payload, { user: null }, (req) =>
      keepCheck(req, id, checkedByOurselves(now)),
    )
    return true
  }
  const { filename, prefix, spooledOn = null } = file
  const place = { storedName: filename ?? '', prefix: prefix ?? '', spooledOn }
  const read = await readCandidateFile(payload, place, env)
  const verdict = read.ok && (await antivirus(read.bytes))
  if (!verdict) return false
  await keepVerdict(payload, { id, verdict, now })
  return true
}

type Verdict = { id: number; verdict: NonNullable<AntivirusVerdict>; now: Date }

function keepVerdict(payload: Payload, { id, verdict, now }: Verdict): Promise<void> {
  return inTransaction(payload, { user: null }, async (req) => {
    await keepCheck(req, id, checkedByAntivirus(verdict, now))
    if (verdict.finding !== null) await recordBlocking(req, id)
  })
}

type Check = ReturnType<typeof checkedByAntivirus | typeof checkedByOurselves>

async function keepCheck(req: PayloadRequest, id: number, check: Check) {
  await req.payload.update({
    collection: 'candidate-files',
    id,
    data: check,
    depth: 0,
    req,
    // Nobody may change what a candidate sent; the verdict is the product's own.
    overrideAccess: true,
  })
}

async function recordBlocking(req: PayloadRequest, file: number) {
  const { docs } = await req.payload.find({
    collection: 'job-applications',
    where: { or: [{ cv: { equals: file } }, { coverLetterFile: { equals: file } }] },
    select: { cv: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    // The job has no user.
    overrideAccess: true,
  })
  const [application] = docs
  if (!application) return
  const kind = FILE_BLOCKINGS[application.cv === file ? 'cv' : 'coverLetterFile']
  await recordApplicationEvent(req, { application: application.id, kind })
}
