import type { Payload } from 'payload'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { recordAudit } from '@/src/audit/recordAudit'
import { type Doer, inTransaction } from '@/src/database/inTransaction'
import { auditSubject } from '@/src/domain/audit/audit'
import { FILE_DOWNLOADS } from '@/src/domain/submissions/applicationHistory'
import type { FoundCandidateFile } from '@/src/queries/findCandidateFile'

/** Notes that somebody took a candidate's file: in the audit trail, and in the application's history. */
export function noteDownload(
  payload: Payload,
  { id, sentWith }: FoundCandidateFile,
  doer: Doer,
): Promise<void> {
  return inTransaction(payload, doer, async (req) => {
    await recordAudit(req, fileEntry('fileDownloaded', id))
    if (!sentWith) return
    const { application, as } = sentWith
    await recordApplicationEvent(req, { application, kind: FILE_DOWNLOADS[as] })
  })
}

/** Notes that somebody was shown a candidate's file. */
export function noteFileReading(
  payload: Payload,
  { id }: FoundCandidateFile,
  doer: Doer,
): Promise<void> {
  return inTransaction(payload, doer, (req) => recordAudit(req, fileEntry('fileRead', id)))
}

function fileEntry(action: 'fileDownloaded' | 'fileRead', id: number) {
  const collection = 'candidate-files'
  return {
    action,
    collection,
    documentId: id,
    subject: auditSubject(collection, id, null),
  } as const
}
