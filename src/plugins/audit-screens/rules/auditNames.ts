import type { AuditAction } from '@/src/domain/audit/audit'
import type { CandidateFilePlace } from '@/src/domain/submissions/applicationHistory'

/** The id of the candidate file that was read or downloaded; null for every other entry. */
export function usedFile(entry: { action?: unknown; documentId?: unknown }): number | null {
  const isUse = FILE_USES.some((use) => use === entry.action)
  return isUse && entry.documentId ? Number(entry.documentId) : null
}

const FILE_USES = ['filePrepared', 'fileRead', 'fileDownloaded'] as const satisfies AuditAction[]

/** The current name of the document or user of an audit entry, when it has one. */
export type AuditName = { name: string; file?: CandidateFilePlace }
