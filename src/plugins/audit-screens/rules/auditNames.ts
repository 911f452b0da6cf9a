import type { AuditAction } from '@/src/domain/audit/audit'
import type { CandidateFileField } from '@/src/domain/submissions/applicationHistory'

/** The id of the candidate file that was read or downloaded; null for every other entry. */
export function candidateFileIdOfEntry(entry: {
  action?: unknown
  documentId?: unknown
}): number | null {
  const isUse = FILE_USE_ACTIONS.some((use) => use === entry.action)
  return isUse && entry.documentId ? Number(entry.documentId) : null
}

const FILE_USE_ACTIONS = [
  'filePrepared',
  'fileRead',
  'fileDownloaded',
] as const satisfies AuditAction[]

/** The current name of the document or user of an audit entry, when it has one. */
export type AuditedPersonName = { name: string; file?: CandidateFileField }
