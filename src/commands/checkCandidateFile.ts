import type { Payload, PayloadRequest, RequiredDataFromCollectionSlug } from 'payload'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { inTransaction } from '@/src/database/inTransaction'
import {
  type AntivirusScan,
  type AntivirusVerdict,
  AWAITING_ANTIVIRUS_RESULT,
  antivirusCheckResult,
  failedOwnChecksResult,
  passedOwnChecksResult,
} from '@/src/domain/files/fileCheck'
import type { FileVerdict } from '@/src/domain/files/fileContent'
import type { FileStoreEnvironment } from '@/src/domain/files/s3Store'
import { fileKindOf } from '@/src/domain/files/uploadedFile'
import { FILE_BLOCKED_EVENTS } from '@/src/domain/submissions/applicationHistory'
import { inspectFileInBackground } from '@/src/files/inspectUploadedFile'
import { readCandidateFile } from '@/src/files/readCandidateFile'
import { addRequestIdToJobInput } from '@/src/log/requestContext'

export type FileCheckDependencies = { antivirus: AntivirusScan | null; env: FileStoreEnvironment }

/**
 * Inspects a file whose inspection did not finish during the submission, then scans it for viruses.
 * Without an antivirus our own inspection suffices.
 * @returns false for a file that must be checked again later: its content, the inspector or the
 * antivirus is unreachable
 */
export async function checkCandidateFile(
  payload: Payload,
  id: number,
  { antivirus, env, now }: FileCheckDependencies & { now: Date },
): Promise<boolean> {
  const file = await payload.findByID({
    collection: 'candidate-files',
    id,
    depth: 0,
    disableErrors: true,
    // Access control is skipped: the job has no user.
    overrideAccess: true,
  })
  if (file?.checkState !== 'pending') return true
  const { filename, prefix, spooledOn = null } = file
  const place = { storedName: filename ?? '', prefix: prefix ?? '', spooledOn }
  const read = await readCandidateFile(payload, place, env)
  if (!read.ok) return false
  const { bytes } = read
  if (file.checkedBy !== AWAITING_ANTIVIRUS_RESULT.checkedBy) {
    // The extension of the stored name is trusted: it is the checked kind of the submitted file.
    const verdict = await inspectFileInBackground({
      kind: fileKindOf(place.storedName) ?? 'pdf',
      bytes,
    })
    if (!verdict) return false
    await storeInspectionResult(payload, { id, verdict, now })
    if (verdict.error) return true
  }
  const scan = antivirus && (await antivirus(bytes))
  if (antivirus && !scan) return false
  await storeScanResult(payload, { id, scan, now })
  return true
}

type InspectionResultToStore = { id: number; verdict: FileVerdict; now: Date }

function storeInspectionResult(
  payload: Payload,
  { id, verdict, now }: InspectionResultToStore,
): Promise<void> {
  const { error, ...found } = verdict
  return inTransaction(payload, { user: null }, async (req) => {
    const check = error ? failedOwnChecksResult(error, now) : AWAITING_ANTIVIRUS_RESULT
    await storeFileCheckResult(req, id, { ...found, ...check })
    const refused = error && (await recordBlockedFileEvent(req, id))
    if (!refused) return
    await req.payload.jobs.queue({
      task: 'announceApplication',
      input: addRequestIdToJobInput({ ...refused, refusal: error }),
      req,
    })
  })
}

type ScanResultToStore = { id: number; scan: AntivirusVerdict; now: Date }

function storeScanResult(payload: Payload, { id, scan, now }: ScanResultToStore): Promise<void> {
  return inTransaction(payload, { user: null }, async (req) => {
    await storeFileCheckResult(
      req,
      id,
      scan ? antivirusCheckResult(scan, now) : passedOwnChecksResult(now),
    )
    if (scan && scan.finding !== null) await recordBlockedFileEvent(req, id)
  })
}

type CandidateFileFields = RequiredDataFromCollectionSlug<'candidate-files'>

async function storeFileCheckResult(
  req: PayloadRequest,
  id: number,
  check: Partial<CandidateFileFields>,
) {
  await req.payload.update({
    collection: 'candidate-files',
    id,
    data: check,
    depth: 0,
    req,
    // Access control is skipped: no user may change a candidate's file, only the server.
    overrideAccess: true,
  })
}

/** @returns the application whose file was blocked, and which of its two files */
async function recordBlockedFileEvent(req: PayloadRequest, file: number) {
  const { docs } = await req.payload.find({
    collection: 'job-applications',
    where: { or: [{ cv: { equals: file } }, { coverLetterFile: { equals: file } }] },
    select: { cv: true },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    // Access control is skipped: the job has no user.
    overrideAccess: true,
  })
  const [application] = docs
  if (!application) return null
  const refusedFile = application.cv === file ? ('cv' as const) : ('coverLetterFile' as const)
  const kind = FILE_BLOCKED_EVENTS[refusedFile]
  await recordApplicationEvent(req, { application: application.id, kind })
  return { applicationId: application.id, refusedFile }
}
