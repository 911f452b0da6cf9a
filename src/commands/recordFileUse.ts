import type { Payload } from 'payload'
import { recordApplicationEvent } from '@/src/audit/recordApplicationEvent'
import { recordAuditEntry } from '@/src/audit/recordAuditEntry'
import { inTransaction, type TransactionActor } from '@/src/database/inTransaction'
import { auditSubjectName } from '@/src/domain/audit/audit'
import { FILE_DOWNLOAD_EVENTS } from '@/src/domain/submissions/applicationHistory'
import type { FoundCandidateFile } from '@/src/queries/findCandidateFile'

/** Records a download of a candidate's file in the audit trail and in the application's history. */
export function recordFileDownload(
  payload: Payload,
  { id, sentWith }: FoundCandidateFile,
  doer: TransactionActor,
): Promise<void> {
  return inTransaction(payload, doer, async (req) => {
    await recordAuditEntry(req, fileAuditEntry('fileDownloaded', id))
    if (!sentWith) return
    const { application, as } = sentWith
    await recordApplicationEvent(req, { application, kind: FILE_DOWNLOAD_EVENTS[as] })
  })
}

type FileReadOrPreload = {
  file: { id: number }
  /** `filePrepared`: the browser has preloaded the file. */
  use: 'fileRead' | 'filePrepared'
  doer: TransactionActor
}

/** Records that a candidate's file was shown to a user or preloaded by the browser. */
export function recordFileReadOrPreload(
  payload: Payload,
  { file, use, doer }: FileReadOrPreload,
): Promise<void> {
  return inTransaction(payload, doer, (req) => recordAuditEntry(req, fileAuditEntry(use, file.id)))
}

function fileAuditEntry(action: 'fileDownloaded' | FileReadOrPreload['use'], id: number) {
  const collection = 'candidate-files'
  return {
    action,
    collection,
    documentId: id,
    subject: auditSubjectName(collection, id, null),
  } as const
}
